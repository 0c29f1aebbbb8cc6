declare module 'virtual:pictures' {
  /** Lucide and social icons; product logos on `/`, and in the directories. */
  export const icons: string;
  export const homeLogos: string;
  export const logos: string;

  export const deskIcons: string;

  export type BoPose =
    | 'asleep'
    | 'carrying'
    | 'climbing'
    | 'eating'
    | 'guarding'
    | 'hiding'
    | 'listening'
    | 'lost'
    | 'posting'
    | 'reading'
    | 'searching'
    | 'watering'
    | 'waving'
    | 'working';

  /** Size in px at which poses match. Empty without a mascot. */
  export const poses: Partial<Record<BoPose, { src: string; width: number; height: number }>>;

  /** False for a brand's own mascot. */
  export const isBo: boolean;

  /** URL prefix of a picture of web/ui/bo/props; add slug and `.svg`. */
  export const withProp: string;

  /** The street of shops: URL, and size in SVG user units. */
  export const street: { src: string; width: number; height: number };

  /** URL prefix of a trade's shop; add trade and `.svg`. */
  export const singleShop: string;
}

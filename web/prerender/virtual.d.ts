declare module 'virtual:pictures' {
  /** Addresses of sprites: Lucide icons with the social links' marks; marks of products on `/`, and in the directories. */
  export const icons: string;
  export const homeMarks: string;
  export const marks: string;

  /** The address of the sprite with the icons of the desk alone. */
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

  /** The pictures of the mascot: address, and size in px at which they look right beside each other. None without one. */
  export const poses: Partial<Record<BoPose, { src: string; width: number; height: number }>>;

  /** Whether the mascot is Bo, and no other picture. */
  export const isBo: boolean;

  /** Start of the address of a picture of web/ui/bo/props; slug and `.svg` follow. */
  export const withProp: string;

  /** The street of the customers' shops: address, and size in units of the drawing. */
  export const street: { src: string; width: number; height: number };

  /** Start of the address of a trade's shop; trade and `.svg` follow. */
  export const singleShop: string;
}

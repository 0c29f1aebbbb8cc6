declare module 'virtual:icon-sprites' {
  /** Addresses of the sprites: Lucide icons with the marks of the social links, and marks of products, on `/` and elsewhere. */
  export const icons: string;
  export const homeMarks: string;
  export const marks: string;
}

declare module 'virtual:desk-icons' {
  /** The address of the sprite with the icons of the desk alone. */
  export const deskIcons: string;
}

declare module 'virtual:bo' {
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

  /** What the address of a picture of web/ui/bo/props begins with; its slug and `.svg` follow. */
  export const withProp: string;
}

declare module 'virtual:shops' {
  /** The street of the customers' shops: address, and size in units of the drawing. */
  export const street: { src: string; width: number; height: number };

  /** What the address of a single shop begins with; its trade and `.svg` follow. */
  export const singleShop: string;
}

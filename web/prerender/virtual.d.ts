declare module 'virtual:icon-sprites' {
  /** Addresses of the sprites: Lucide icons with the marks of the social links, and marks of products. */
  export const icons: string;
  export const marks: string;
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

  /** The pictures of web/ui/bo: address, and size in px at which they look right beside each other. */
  export const poses: Record<BoPose, { src: string; width: number; height: number }>;
}

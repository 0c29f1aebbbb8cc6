declare module 'virtual:page-heads' {
  import type { PageHead, PagePath } from '#content/pages.ts';

  const heads: Record<PagePath, () => Promise<{ default: PageHead }>>;
  export default heads;
}

declare module 'virtual:icon-sprites' {
  /** Addresses of the sprites: Lucide icons, marks of the social links, marks of products. */
  export const icons: string;
  export const brands: string;
  export const marks: string;
}

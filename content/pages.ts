/** The head of a page: what the tab, search results and shared links say. */
export interface PageHead {
  /** Unique over the site, at most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  socialTitle: string;
  socialDescription: string;
}

/** Every page of the site. Routes, prerendered files, sitemap, heads and tests derive from this table. */
export const pages = {
  '/': {
    title: 'Bamboost: AI CRM and marketing automation',
    description:
      'Bamboost answers every lead, follows up by text, email and phone, and keeps deals moving. One AI-powered CRM for small businesses. Try it for 14 days.',
    keywords: ['AI CRM', 'marketing automation', 'small business CRM', 'lead follow-up', 'sales funnels'],
    socialTitle: 'Every lead answered. Every deal moving.',
    socialDescription: 'The AI-powered CRM that does the follow-up while you are with a customer.',
  },
} as const satisfies Record<`/${string}`, PageHead>;

/** The path of a page. A link to anything else does not compile. */
export type PagePath = keyof typeof pages;

/** A link inside the site: a page, one of its sections, or a page with a query. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

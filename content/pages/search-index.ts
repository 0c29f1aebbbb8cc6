import { howItHelps } from '../navigation.ts';
import { type PagePath, pages } from '../pages.ts';
import { withArticle } from '../shared/format.ts';
import { hasWords } from '../shared/search.ts';
import { site } from '../site.ts';
import { catalogue } from './feature-catalog.ts';

/** A page as a search finds it: by its name, what it is about, and other words that it answers to. */
interface IndexEntry {
  path: PagePath;
  name: string;
  text: string;
  words: readonly string[];
}

const texts: Partial<Record<PagePath, string>> = {
  '/': 'What it does, the plans with their prices, and what customers say',
  '/integrations/native': 'Google, Facebook, Stripe and more, with one click',
  '/privacy-policy': 'Which data about you is kept, and what for',
  '/terms-of-service': 'The contract: trial, payment, refund, how to cancel',
  '/cookie-policy': 'What stays in your browser',
  '/gdpr-compliance': 'Your rights to your data, and how to use them',
  '/security-compliance': 'Backups, encryption, and how to report a problem',
  '/contact': 'Write to us, call, or schedule a demo',
  '/changelog': 'Everything new, improved or fixed',
  '/support': 'Help for customers, and the status of the system',
  '/about': `Who is behind it, and why ${site.mascot ? withArticle(site.mascot.kind) : 'people stay'}`,
};

/** Every page in the order of the page table; what the catalog and the menu say of one is said here too. */
export const pageIndex: readonly IndexEntry[] = (Object.keys(pages) as PagePath[]).map((path) => {
  const category = catalogue.find(({ link }) => link === path);
  // The catalog says sentences, the menu lines.
  const text =
    category?.description.replace(/\.$/, '') ?? texts[path] ?? howItHelps.find(({ to }) => to === path)?.text ?? '';
  return { path, name: pages[path].name, text, words: category?.highlights ?? [] };
});

/** The pages that have every word of the text, in any case. An empty text matches them all. */
export function searchPages(text: string): readonly IndexEntry[] {
  return pageIndex.filter((page) => hasWords([page.name, page.text, ...page.words], text));
}

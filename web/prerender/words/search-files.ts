import { productSummary } from '../../../content/facts/product-summary.ts';
import { report } from '../../../content/legal/security.ts';
import { type PageHead, type PageKind, type PagePath, pages } from '../../../content/pages.ts';
import { markdownPath } from '../../../content/shared/http/page-files.ts';
import { site } from '../../../content/site.ts';

const paths = Object.keys(pages) as PagePath[];

export function searchFiles(
  heads: ReadonlyMap<PagePath, PageHead>,
  twins: ReadonlyMap<PagePath, string>,
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    '.well-known/security.txt': securityText(),
    'llms.txt': llmsText(heads),
    'llms-full.txt': [...twins.values()].join('\n'),
  };
}

function sitemap(): string {
  const urls = paths.map((path) => `<url><loc>${site.origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Expires in about a year: RFC 9116 requires less than one. */
function securityText(): string {
  const expires = day(buildTime() + 360 * 24 * 60 * 60);
  return [
    `Contact: mailto:${site.mail.security}`,
    `Contact: ${site.origin}${report.to}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    `Policy: ${site.origin}/security-compliance#report-a-security-issue`,
    '',
  ].join('\n');
}

const kinds: Record<PageKind, string> = { page: 'Site', feature: 'Features', legal: 'Legal' };

/** The llms.txt index (llmstxt.org). */
function llmsText(heads: ReadonlyMap<PagePath, PageHead>): string {
  const groups = Object.groupBy(paths, (path) => pages[path].kind);
  const list = (group: readonly PagePath[]) =>
    group.map((path) => {
      const { title, description } = heads.get(path)!;
      return `- [${title}](${site.origin}${markdownPath(path)}): ${description}`;
    });
  return [
    `# ${site.name}`,
    '',
    `> ${productSummary}`,
    '',
    `Every page is also served as Markdown, at its path plus \`.md\` or with \`Accept: text/markdown\`. All of them in one file: ${site.origin}/llms-full.txt`,
    ...(Object.entries(kinds) as [PageKind, string][]).flatMap(([kind, name]) => [
      '',
      `## ${name}`,
      '',
      ...list(groups[kind]!),
    ]),
    '',
  ].join('\n');
}

const buildTime = () => Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000);
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

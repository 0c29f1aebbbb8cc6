import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type PlainPage, plainPageWords } from '#content/pages/plain-pages.ts';
import { patterns } from '#content/shared/dates/locale.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';

const { paper, ink, action, card, 'ink-soft': soft, 'ink-faint': faint } = site.colors;

/** Inline: the CSP allows only style elements of the build. */
const styles = {
  body: `margin:0;background:${paper};color:${ink};font:1.0625rem/1.6 system-ui,sans-serif`,
  main: 'box-sizing:border-box;display:grid;place-content:center;place-items:center;gap:1.25rem;max-width:34rem;min-height:100vh;margin:auto;padding:2rem 1.25rem;text-align:center;overflow-wrap:anywhere',
  heading: 'margin:0;font-size:clamp(1.75rem,7vw,2.75rem);line-height:1.08;letter-spacing:-.03em;text-wrap:balance',
  text: `margin:0;color:${soft};text-wrap:pretty`,
  links: 'display:flex;flex-wrap:wrap;justify-content:center;gap:.875rem;margin:.5rem 0 0',
  link: `padding:.75rem 1.5rem;border:1.5px solid;border-radius:99px;font-weight:650;text-decoration:none`,
  reference: `margin:0;color:${faint};font-size:.875rem`,
};
const primaryLink = `${styles.link};border-color:${action};background:${action};color:${card}`;
const secondaryLink = `${styles.link};color:${ink}`;

/** Needs no other file but the logo. `reference` is the request id. */
export function plainPage(
  c: Context<App>,
  status: ContentfulStatusCode,
  { heading, text, again, reference }: PlainPage & { reference?: string },
): Response | Promise<Response> {
  return c.html(
    html`<!doctype html>
<html lang="${patterns.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${site.name}</title>
<link rel="icon" href="${site.favicon}">
</head>
<body style="${styles.body}">
<main style="${styles.main}">
<img src="${site.favicon}" alt="" width="88" height="88">
<h1 style="${styles.heading}">${heading}</h1>
<p style="${styles.text}">${text}</p>
<p style="${styles.links}"><a style="${primaryLink}" href="${again.to}">${again.label}</a><a style="${secondaryLink}" href="/">${plainPageWords.home}</a></p>
${reference && html`<p style="${styles.reference}">${plainPageWords.reference} ${reference}</p>`}
</main>
</body>
</html>`,
    status,
  );
}

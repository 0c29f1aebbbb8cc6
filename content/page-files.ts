/** Where the HTML of a page is: its path plus `.html`. */
export const htmlPath = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.html`;

/** Where the Markdown twin of a page is: its path plus `.md`. */
export const markdownPath = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.md`;

/** Where the picture of a page for shared links is. */
export const socialImagePath = (path: string) =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

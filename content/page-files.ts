/** Where the Markdown twin of a page is: its path plus `.md`. */
export const markdownPath = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.md`;

/** Where the picture of a page for shared links is. */
export const socialImagePath = (path: string) =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** Where the HTML of a page is: its path plus `.html`. */
export const htmlPath = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.html`;

/** Where the Markdown twin of a page is: its path plus `.md`. */
export const markdownPath = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.md`;

/** Where the picture of a page for shared links is. */
export const socialImagePath = (path: string) => `/social/${dashed(path)}.png`;

/** The last part of a path, after which the files of a feature page or a legal document are named. */
export const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A whole path as one name, after which the folder of any other page is named. */
export const dashed = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

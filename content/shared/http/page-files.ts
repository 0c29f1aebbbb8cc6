export const htmlPath = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.html`;

export const markdownPath = (path: string) => `/${path === '/' ? 'index' : path.slice(1)}.md`;

export const socialImagePath = (path: string) => `/social/${dashed(path)}.png`;

/** The file name of a feature page or legal document. */
export const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The whole path as one name: the folder of other pages. */
export const dashed = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

import { site } from '../site.ts';

/** Link preview of an address with a business name. Only the title has the name. */
export const streetPreview = {
  title: (name: string) => `${name}, on Main Street`,
  picture: '/social/main-street.png',
  pictureTitle: 'A shop on Main Street that always answers',
  alt: `A shop on Main Street that always answers, with ${site.name}`,
} as const;

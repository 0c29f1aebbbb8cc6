import { contactForm } from './contact.ts';
import { newsletterForm } from './newsletter.ts';
import { supportForm } from './support.ts';

/** The forms whose messages are stored, delivered and answered. */
export const messageForms = { contact: contactForm, support: supportForm } as const;

/** Every form of the site. A page takes its own from its file: all of them together would come with each page. */
export const forms = { newsletter: newsletterForm, ...messageForms } as const;

export type FormName = keyof typeof forms;
export type MessageFormName = keyof typeof messageForms;

import { contactForm } from './contact.ts';
import { newsletterForm } from './newsletter.ts';
import { supportForm } from './support.ts';

export const messageForms = { contact: contactForm, support: supportForm } as const;

/** Every form. Pages import their own form's file, to load only that. */
export const forms = { newsletter: newsletterForm, ...messageForms } as const;

export type FormName = keyof typeof forms;
export type MessageFormName = keyof typeof messageForms;

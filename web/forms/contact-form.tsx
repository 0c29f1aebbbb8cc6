import { contact } from '#content/contact.ts';
import { site } from '#content/site.ts';
import { draftOf } from './draft.ts';
import { TextBox } from './field.tsx';
import { FormCard } from './form-card.tsx';
import { PersonFields } from './person-fields.tsx';

const draft = draftOf('contact');

/** The contact form; a link's subject becomes the first line of the message. */
export function ContactForm() {
  return (
    <FormCard
      form="contact"
      draft={draft}
      subject={{ field: 'message', fill: firstLine }}
      words={contact.form}
      mail={site.mail.hello}
      fields={(field) => (
        <>
          <PersonFields field={field} />
          <TextBox {...field('message')} required rows={5} className="sm:col-span-2" />
        </>
      )}
    />
  );
}

function firstLine(text: string, subject: string, last: string | undefined) {
  const [first, ...others] = text.split('\n');
  if (first === subject) return text;
  return [subject, ...(first === last ? others : [first, ...others])].join('\n');
}

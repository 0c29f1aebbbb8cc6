import { service } from '#content/figures.ts';
import { issueTypes, longest, priorities } from '#content/form-rules.ts';
import { site } from '#content/site.ts';
import { support } from '#content/support.ts';
import { ButtonLink } from '../ui/button.tsx';
import { draftOf } from './draft.ts';
import { Choice, TextBox, TextField } from './field.tsx';
import { FormCard } from './form-card.tsx';
import { PersonFields } from './person-fields.tsx';
import { whenPriority } from './priority.ts';

const draft = draftOf('support');

/** The support form; a link's subject fills the subject, unless its writer chose another. */
export function SupportForm() {
  const { form } = support;
  return (
    <FormCard
      form="support"
      draft={draft}
      subject={{ field: 'subject', fill: (text, subject, last) => (text === '' || text === last ? subject : text) }}
      words={form}
      mail={site.mail.support}
      fields={(field) => (
        <>
          <PersonFields field={field} />
          <Choice {...field('issueType')} prompt={form.chooseIssueType} options={issueTypes} />
          <Choice {...field('priority')} prompt={form.choosePriority} options={priorities} note={<AnswerTime />} />
          <TextField
            {...field('subject')}
            required
            maxLength={longest.subject}
            enterKeyHint="next"
            className="sm:col-span-2"
          />
          <TextBox {...field('description')} required rows={6} className="sm:col-span-2" />
        </>
      )}
      afterwards={
        <ButtonLink to={form.docs.to} look="secondary">
          {form.docs.label}
        </ButtonLink>
      }
    />
  );
}

/** How soon the chosen priority is answered, also for a restored draft and without JavaScript. */
function AnswerTime() {
  const rows = Object.entries(service.responseHours) as [keyof typeof whenPriority, number][];
  return rows.map(([priority, hours]) => (
    <span key={priority} className={whenPriority[priority]}>
      {support.form.promise} {hours} hours
    </span>
  ));
}

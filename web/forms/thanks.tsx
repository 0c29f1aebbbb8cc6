import { formWords } from '#content/forms/words.ts';
import { fileAddress, type MessageForm, type Sent } from '#content/shared/forms/form.ts';
import { promiseTo, topicOf } from '#content/shared/forms/subject.ts';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';

interface ThanksProps {
  form: MessageForm;
  sent: Sent | undefined;
  edit: () => void;
  correct: () => void;
  autoFocus: boolean;
}

export function Thanks({ form, sent, edit, correct, autoFocus }: ThanksProps) {
  const { name, page } = form;
  const { heading, next, file: fileLabel, again } = form.words.thanks;
  const file = sent && topicOf(form, sent)?.file?.(sent);
  const id = `${name}-thanks`;
  return (
    <section aria-labelledby={id} className="py-7">
      <span aria-hidden="true" className="mb-7 flex gap-1">
        <i className="h-4 w-12 rounded-[5px] bg-action" />
        <i className="h-4 w-12 rounded-[5px] bg-action" />
        <i className="h-4 w-12 rounded-[5px] bg-highlight" />
      </span>
      <h2 tabIndex={-1} {...{ id, autoFocus }} data-thanks="" className="heading outline-none">
        {heading}
      </h2>
      <p className="mt-4 text-lg text-text-soft">{sent && promiseTo(form, sent)}</p>
      <p className="mt-4 border-t border-line pt-4 wrap-anywhere">
        {formWords.answerTo} <strong>{sent?.email}</strong>
        <br />
        {formWords.wrongAddress}{' '}
        <a
          href={`#${name}-email`}
          onClick={(event) => {
            event.preventDefault();
            correct();
          }}
          className="inline-flex min-h-11 items-center text-link"
        >
          {formWords.correct}
        </a>
      </p>
      <div className="mt-6 flex flex-wrap gap-3.5">
        {file && fileLabel && (
          <a href={fileAddress(file)} download={file.name} className={buttonClass('secondary')}>
            {fileLabel}
          </a>
        )}
        {next.map(({ label, to }, index) => (
          <ButtonLink key={label} to={to} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
        <form
          action={page}
          onSubmit={(event) => {
            event.preventDefault();
            edit();
          }}
        >
          <Button type="submit" look="secondary">
            {again}
          </Button>
        </form>
      </div>
    </section>
  );
}

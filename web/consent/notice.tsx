import { consentWords } from '#content/consent.ts';
import { TextLink } from '../ui/text-link.tsx';
import { setAnswer, useAsking } from './answer.ts';
import { ConsentButtons } from './buttons.tsx';

/** Asks for consent, in a corner and without taking the focus, while a piece of another company waits for it. */
export default function ConsentNotice() {
  const asking = useAsking();
  const { label, text, more } = consentWords.notice;
  return (
    asking && (
      <section
        aria-label={label}
        className="fixed inset-x-4 bottom-4 z-(--z-chat) card p-6 shadow-card sm:right-auto sm:max-w-md print:hidden"
      >
        <p className="text-sm">
          {text}{' '}
          <TextLink to={more.to} className="text-link">
            {more.label}
          </TextLink>
        </p>
        <ConsentButtons onAnswer={setAnswer} />
      </section>
    )
  );
}

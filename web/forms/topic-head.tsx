import type { MessageForm } from '#content/shared/forms/form.ts';
import { useTopic } from './subject.ts';

interface Hero {
  eyebrow: string;
  heading: string;
  text: string;
}

/** Heading and text of the address's topic (`?subject=`), or of the page. */
export function TopicHead({ form, hero }: { form: MessageForm; hero: Hero }) {
  const topic = useTopic(form);
  return (
    <div>
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1 className="claim">{topic?.claim ?? hero.heading}</h1>
      <p className="mt-5 max-w-[34em] text-lg text-text-soft">{topic?.text ?? hero.text}</p>
    </div>
  );
}

import { type FaqEntry, faq } from '#content/faq.ts';
import { Icon } from '../ui/icon.tsx';

/** One question is open at a time, and the open one closes again: details of one name. */
export function QuestionList() {
  return (
    <div className="border-t border-line">
      {faq.map((entry) => (
        <Question key={entry.question} {...entry} />
      ))}
    </div>
  );
}

function Question({ question, answer: [first, ...others], list }: FaqEntry) {
  return (
    <details name="faq" className="group border-b border-line">
      <summary className="flex min-h-16 items-center justify-between gap-6 py-4 hover:text-action">
        <h3 className="display-3">{question}</h3>
        <Icon name="plus" className="size-5 transition-transform duration-150 group-open:rotate-45" />
      </summary>
      <div className="grid max-w-[65ch] gap-3 pb-7 text-text-soft">
        <p>{first}</p>
        {list && (
          <ul className="grid gap-1.5">
            {list.map((item) => (
              <li key={item} className="flex gap-3">
                <i className="mt-[.55em] h-2.5 w-3 shrink-0 rounded-[3px] bg-action" />
                {item}
              </li>
            ))}
          </ul>
        )}
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}

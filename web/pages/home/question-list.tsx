import { type FaqEntry, faq } from '#content/faq.ts';
import { keepInPlace } from '../../browser/keep-in-place.ts';

/**
 * One question is open at a time, and the open one closes again: details of one name. The question that was chosen stays
 * where it is while one above it closes.
 */
export function QuestionList() {
  return (
    <div className="questions">
      {faq.map((entry) => (
        <Question key={entry.question} {...entry} />
      ))}
    </div>
  );
}

function Question({ question, answer: [first, ...others], list }: FaqEntry) {
  return (
    <details name="faq">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is what opens its details, by click and by keyboard. */}
      <summary onClick={({ currentTarget }) => keepInPlace(currentTarget)}>
        <h3>{question}</h3>
      </summary>
      <div>
        <p>{first}</p>
        {list && (
          <ul className="grid gap-1.5">
            {list.map((item) => (
              <li key={item} className="flex gap-3">
                <i className="segment mt-[.55em] text-action" />
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

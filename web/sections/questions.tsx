import type { ReactNode } from 'react';
import type { FaqEntry } from '#content/pages/home-faq.ts';
import type { Action } from '#content/pages.ts';
import { anchorOf } from '#content/shared/text/anchor.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface QuestionsProps {
  ground: 'page' | 'alt';
  eyebrow: string;
  heading: string;
  text?: string;
  action: Action;
  items: readonly FaqEntry[];
}

export function Questions({ ground, eyebrow, heading, text, action, items }: QuestionsProps) {
  return (
    <Section id="questions" ground={ground} labelledBy="questions-heading">
      <div className="grid gap-x-16 lg:grid-cols-[1fr_1.6fr]">
        <div className="lg:sticky lg:top-36 lg:self-start">
          <SectionHead id="questions-heading" eyebrow={eyebrow} heading={heading} text={text} />
          <ButtonLink to={action.to} look="secondary" className="-mt-3 max-lg:mb-6">
            {action.label}
          </ButtonLink>
        </div>
        <div className="questions">
          {items.map((entry) => (
            <Question key={entry.question} {...entry} />
          ))}
        </div>
      </div>
    </Section>
  );
}

export function Question({ question, answer: [first, ...others], list, link }: FaqEntry) {
  return (
    <Disclosure title={question}>
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
      {link && (
        <p>
          <TextLink to={link.to} className="text-link">
            {link.label}
          </TextLink>
        </p>
      )}
    </Disclosure>
  );
}

/** Keeps its position while one above closes (start/start.ts). A link to `anchorOf(title)` opens it. */
export function Disclosure({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details name="faq" open={open}>
      <summary>
        <h3 className="card-heading max-sm:text-[1rem]">{title}</h3>
      </summary>
      <div id={anchorOf(title)}>{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import { Eyebrow } from './eyebrow.tsx';

type Ground = 'page' | 'alt' | 'stage' | 'night';

const grounds: Record<Ground, string> = {
  page: '',
  alt: 'bg-page-alt',
  stage: 'dark-area bg-stage text-on-dark',
  night: 'dark-area bg-night text-on-dark',
};

/** A band of the page on its ground, with the container inside. `labelledBy` names it by its heading's id. */
export function Section({
  id,
  ground = 'page',
  labelledBy,
  children,
}: {
  id?: string;
  ground?: Ground;
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`section-gap ${grounds[ground]}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}

/** The head of a section: mark, claim, and a sentence or two. */
export function SectionHead({
  id,
  eyebrow,
  heading,
  text,
}: {
  id?: string;
  eyebrow?: string;
  heading: string;
  text?: string;
}) {
  return (
    <div className="mb-10 max-w-[46rem] md:mb-13">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id} className="display-2">
        {heading}
      </h2>
      {text && <p className="mt-4 max-w-[60ch] text-lg text-text-soft in-[.dark-area]:text-on-dark-soft">{text}</p>}
    </div>
  );
}

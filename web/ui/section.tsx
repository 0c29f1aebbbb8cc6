import type { ReactNode } from 'react';

type Ground = 'page' | 'alt' | 'stage';

const grounds: Record<Ground, string> = {
  page: 'section-gap',
  alt: 'section-gap section-alt',
  stage: 'section-gap dark-area bg-stage text-on-dark',
};

/** `labelledBy` is its heading's id. */
export function Section({
  id,
  ground = 'page',
  labelledBy,
  children,
}: {
  id?: string;
  ground?: Ground;
  labelledBy: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={grounds[ground]}>
      <div className="wrap">{children}</div>
    </section>
  );
}

const headings = { lead: 'heading-lead', ordinary: 'heading', aside: 'heading-aside' };

/** A page has at most one `lead` section. */
export function SectionHead({
  id,
  size = 'ordinary',
  eyebrow,
  heading,
  text,
}: {
  id: string;
  size?: keyof typeof headings;
  eyebrow?: string;
  heading: ReactNode;
  text?: ReactNode;
}) {
  return (
    <div className="section-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id} className={headings[size]}>
        {heading}
      </h2>
      {text && <p className="section-text">{text}</p>}
    </div>
  );
}

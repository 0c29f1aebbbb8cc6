import type { ComponentProps, ReactNode } from 'react';

type Ground = 'page' | 'alt' | 'stage';

const grounds: Record<Ground, string> = {
  page: 'section-gap',
  alt: 'section-gap section-alt',
  stage: 'section-gap dark-area bg-stage text-on-dark',
};

interface SectionProps extends Omit<ComponentProps<'section'>, 'className'> {
  ground?: Ground;
  labelledBy: string;
}

/** `labelledBy` is its heading's id. */
export function Section({ ground = 'page', labelledBy, children, ...props }: SectionProps) {
  return (
    <section {...props} aria-labelledby={labelledBy} className={grounds[ground]}>
      <div className="wrap">{children}</div>
    </section>
  );
}

const headings = { lead: 'heading-lead', ordinary: 'heading', aside: 'heading-aside' };

interface SectionHeadProps {
  id: string;
  size?: keyof typeof headings;
  eyebrow?: string;
  heading: ReactNode;
  text?: ReactNode;
}

/** A page has at most one `lead` section. */
export function SectionHead({ id, size = 'ordinary', eyebrow, heading, text }: SectionHeadProps) {
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

import type { ReactNode } from 'react';

interface PhoneFoldProps {
  id: string;
  heading: string;
  headingClass?: string;
  className: string;
  children: ReactNode;
}

/** On a phone it folds to its heading (fold.css). A link into it unfolds it. */
export function PhoneFold({ id, heading, headingClass, className, children }: PhoneFoldProps) {
  return (
    <div className={`phone-fold ${className}`}>
      <h3 id={id} className={headingClass}>
        <label>
          <input type="checkbox" className="fold-box" />
          {heading}
        </label>
      </h3>
      <div className="fold-body">{children}</div>
    </div>
  );
}

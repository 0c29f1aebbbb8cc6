import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface PhoneFoldProps {
  id: string;
  heading: string;
  headingClass?: string;
  className: string;
  children: ReactNode;
}

/** On a phone it folds to its heading (fold.css). A link to `id` unfolds it. */
export function PhoneFold({ id, heading, headingClass, className, children }: PhoneFoldProps) {
  const box = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be chosen again.
  useEffect(() => {
    if (hash === `#${id}`) box.current!.checked = true;
  }, [id, hash, key]);
  return (
    <div className={`phone-fold ${className}`}>
      <h3 id={id} className={headingClass}>
        <label>
          <input ref={box} type="checkbox" className="fold-box" />
          {heading}
        </label>
      </h3>
      <div className="fold-body">{children}</div>
    </div>
  );
}

import type { FeaturePage } from '#content/pages/feature-page.ts';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * With `choice`, the group's label, each is a radio button: the picture shows the child of `.by-category` with the same index.
 */
export function Categories({
  items,
  action,
  choice,
  className = '',
}: FeaturePage['categories'] & { choice?: string | undefined; className?: string }) {
  const list = (
    <ul className={`categories ${className}`}>
      {items.map(({ name, text, tag }, index) => (
        <li
          key={name}
          className="relative flex flex-wrap content-start items-center gap-x-3 rounded-tile bg-surface p-4 text-text"
        >
          <h3 id={`category-${index}`} className="card-heading flex-1 wrap-break-word">
            {name}
          </h3>
          <span className="rounded-full bg-hue-soft px-2.5 py-0.5 text-xs font-[650] text-hue-text">{tag}</span>
          <p className="mt-1 basis-full text-sm text-text-soft">{text}</p>
          {choice && (
            <input
              type="radio"
              name="category"
              aria-labelledby={`category-${index}`}
              defaultChecked={index === 0}
              className="absolute inset-0 cursor-pointer appearance-none rounded-tile"
            />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {choice ? (
        <fieldset className="min-w-0">
          <legend className="sr-only" data-no-markdown="">
            {choice}
          </legend>
          {list}
        </fieldset>
      ) : (
        list
      )}
      {action && (
        <ButtonLink to={action.to} look="secondary" className="mt-6">
          {action.label}
        </ButtonLink>
      )}
    </>
  );
}

import type { FeaturePage } from '#content/pages/feature-page.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function Categories({ items, action, className = '' }: FeaturePage['categories'] & { className?: string }) {
  return (
    <>
      <ul className={`grid gap-2 ${className}`}>
        {items.map(({ name, text, tag }) => (
          <li
            key={name}
            className="flex flex-wrap content-start items-center gap-x-3 rounded-tile border border-line bg-surface p-4 text-text"
          >
            <h3 className="card-heading flex-1 wrap-break-word">{name}</h3>
            <span className="rounded-full bg-hue-soft px-2.5 py-0.5 text-xs font-[650] text-hue-text">{tag}</span>
            <p className="mt-1 basis-full text-sm text-text-soft">{text}</p>
          </li>
        ))}
      </ul>
      {action && (
        <ButtonLink to={action.to} look="secondary" className="mt-6">
          {action.label}
        </ButtonLink>
      )}
    </>
  );
}

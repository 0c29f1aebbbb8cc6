import type { Action } from '#content/pages.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The last place of a list, an empty one: what is missing in it can be asked for. */
export function AskFor({ text, action }: { text: string; action: Action }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-dashed border-control p-6">
      <p className="flex-1 basis-64">{text}</p>
      <ButtonLink to={action.to} look="secondary">
        {action.label}
      </ButtonLink>
    </div>
  );
}

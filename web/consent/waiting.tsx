import { consentWords } from '#content/consent.ts';
import { PageLink } from '../ui/page-link.tsx';

/** Stands where a piece of another company would, until the visitor agrees to it. */
export default function Waiting() {
  const { waiting, change } = consentWords;
  return (
    <p className="mt-10 rounded-card bg-page-alt px-6 py-12">
      {waiting}{' '}
      <PageLink to={change.to} className="text-link">
        {change.label}
      </PageLink>
    </p>
  );
}

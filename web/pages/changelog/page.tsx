import { changelogPage } from '#content/pages/changelog.ts';
import { Bo } from '../../ui/bo.tsx';
import { PlatformUpdates } from './platform-updates.tsx';
import { Subscribe } from './subscribe.tsx';

export { head } from '#content/pages/changelog.ts';
export const ground = 'highlight-soft';

export default function Changelog() {
  return (
    <>
      <Opening />
      <PlatformUpdates />
      <Subscribe />
    </>
  );
}

function Opening() {
  const { badge, heading, text } = changelogPage;
  return (
    <div className="overflow-clip bg-highlight-soft pt-(--header-height)">
      <div className="wrap grid items-end gap-x-10 sm:grid-cols-[1fr_auto]">
        <div className="py-stage">
          <p className="eyebrow">{badge}</p>
          <h1 className="claim">{heading}</h1>
          <p className="mt-5 max-w-[34em] text-lg text-text-soft">{text}</p>
        </div>
        <Bo pose="watering" className="w-[clamp(200px,30vw,380px)] max-sm:hidden" />
      </div>
    </div>
  );
}

import { frameWords } from '#content/pages/layout-words.ts';

/** Replaces a control if the application failed (web/startup/html-fallback.ts). */
export function NotLoaded() {
  return (
    <p data-no-markdown="" className="hidden html-only:block">
      {`${frameWords.missing} `}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the document's own, query and all. */}
      <a href="" className="font-[650] underline">
        {frameWords.reload}
      </a>
    </p>
  );
}

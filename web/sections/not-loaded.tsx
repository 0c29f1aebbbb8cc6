import { frameWords } from '#content/pages/layout-words.ts';

/** Replaces a control if the application failed (web/start/html-fallback.ts). */
export function NotLoaded() {
  return (
    <p data-no-markdown="" className="hidden in-data-html-only:block">
      {`${frameWords.missing} `}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the document with its query. */}
      <a href="" className="font-[650] underline">
        {frameWords.reload}
      </a>
    </p>
  );
}

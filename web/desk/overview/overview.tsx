import { deskWords } from '#content/desk-words.ts';

/** What is still a sample, and how the site is. */
export function Overview() {
  return (
    <div className="h-full overflow-y-auto p-6">
      <h1 className="text-xl">{deskWords.views.readiness}</h1>
    </div>
  );
}

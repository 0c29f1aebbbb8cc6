import { deskWords } from '#content/desk-words.ts';

/** What was counted, without anybody's trace. */
export function Numbers() {
  return (
    <div className="h-full overflow-y-auto p-6">
      <h1 className="text-xl">{deskWords.views.numbers}</h1>
    </div>
  );
}

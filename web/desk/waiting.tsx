import { deskWords } from '#content/desk/desk-words.ts';

/** Says that something is on its way, once that has taken long enough to be noticed (desk.css). */
export function Waiting() {
  return (
    <p role="status" className="waiting">
      {deskWords.waiting}
    </p>
  );
}

import { deskWords } from '#content/desk/desk-words.ts';

/** Delayed by desk.css. */
export function Waiting() {
  return (
    <p role="status" className="waiting">
      {deskWords.waiting}
    </p>
  );
}

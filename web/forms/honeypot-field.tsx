import { trap } from '#content/forms/form.ts';

/** A field that people neither see nor reach, for programs that fill in whatever they find. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {trap.label}
        <input name={trap.field} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

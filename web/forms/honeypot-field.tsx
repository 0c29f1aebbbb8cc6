import { honeypot } from '#content/forms/form.ts';

/** A checkbox that people neither see nor reach, for programs that check every box. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <input type="checkbox" name={honeypot.field} tabIndex={-1} />
        {honeypot.label}
      </label>
    </div>
  );
}

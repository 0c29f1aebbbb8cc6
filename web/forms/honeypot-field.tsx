import { honeypot } from '#content/forms/form.ts';

/** Hidden checkbox that bots check. */
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

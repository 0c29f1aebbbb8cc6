import { honeypot } from '#content/shared/forms/form.ts';

/** Only bots check it. */
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

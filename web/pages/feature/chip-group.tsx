/** Radio buttons or checkboxes as chips; each ticks the step while it is checked. */
export function ChipGroup({
  label,
  name,
  step,
  options,
  chosen,
  type = 'radio',
}: {
  label: string;
  name: string;
  step: number;
  options: readonly string[];
  /** Checked at first. */
  chosen?: string;
  type?: 'radio' | 'checkbox';
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[650]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option} className="piece-chip">
            <input type={type} name={name} value={option} data-step={step} defaultChecked={option === chosen} />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

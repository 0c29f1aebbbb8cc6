import type { FeaturePage } from '#content/pages/feature-page.ts';

/** A step is ticked while a control with its `data-step` is checked, or an element has its number in `data-done`. */
export function Checklist({ heading, text, items, isRow }: FeaturePage['steps'] & { isRow: boolean }) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="card-heading">
        {heading}
      </h2>
      <p className="mt-1 text-sm">{text}</p>
      <ol className={`checklist mt-5 grid gap-5 ${isRow ? 'sm:grid-cols-2 lg:grid-cols-4' : 'max-lg:sm:grid-cols-2'}`}>
        {items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3.5">
            <b aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-full border-2 numerals">
              {index + 1}
            </b>
            <div>
              <h3 className="font-sans text-base font-[650] tracking-normal">{title}</h3>
              <p className="text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

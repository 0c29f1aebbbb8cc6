import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { ByPoint } from '../../drawing/by-point.tsx';
import { Scene } from '../../drawing/scene.tsx';

/** Values of the fields by name. An invalid number is NaN. */
type Values = Readonly<Record<string, string | number | boolean>>;

export interface ResultProps<Case> {
  values: Case;
  /** Index of the chosen category. */
  category: number;
  categoryName: string;
}

/**
 * A `look` page's fields, and the result beside them. Each category has an example: it fills the fields and replaces the
 * visitor's own values, unless `keepsOwn`. The fields start with the first example.
 */
export function LookPiece<Case extends Values>({
  page: { piece, categories },
  shop,
  trade,
  examples,
  fields,
  aside,
  categoryOf,
  keepsOwn = false,
  answer,
  result,
}: {
  page: Pick<FeaturePage, 'categories'> & { piece: { task: string; labels: { hint: string } } };
  shop: string;
  trade: string;
  examples: readonly Case[];
  /** Native controls with the names of the values. */
  fields: ReactNode;
  /** A picture below the fields, on wide screens. */
  aside?: ReactNode;
  /** The category that the visitor's values choose. */
  categoryOf?: (values: Case) => number | undefined;
  keepsOwn?: boolean;
  /** The result in a line, beside the fields that change it. */
  answer: (props: ResultProps<Case>) => string;
  result: (props: ResultProps<Case>) => ReactNode;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const cases = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState<Case>();
  const [category, setCategory] = useState(0);
  const controls = () => [...group.current!.querySelectorAll<HTMLInputElement>('input, select')];
  const radios = () => [...cases.current!.querySelectorAll('input')];
  const chosen = () => radios().findIndex(({ checked }) => checked);
  const read = () => {
    const values = valuesOf(controls()) as Case;
    const index = categoryOf?.(values) ?? Math.max(0, chosen());
    radios()[index]!.checked = true;
    setCategory(index);
    setOwn(values);
  };
  const choose = () => {
    const index = chosen();
    setCategory(index);
    if (keepsOwn && own) return;
    for (const control of controls()) fill(control, examples[index]![control.name]!);
    setOwn(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only for input before hydration.
  useEffect(() => {
    if (controls().some(isChanged)) read();
    else if (chosen() > 0) choose();
  }, []);
  const propsOf = (values: Case, category: number) => ({
    values,
    category,
    categoryName: categories.items[category]!.name,
  });
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.25fr]" data-no-markdown="">
      <fieldset ref={group} onInput={read} className="min-w-0">
        <legend className="block heading font-display font-bold text-balance">{piece.task}</legend>
        <p aria-hidden="true" className="mt-2 min-h-lh numerals text-xl wrap-anywhere noscript:hidden">
          {answer(propsOf(own ?? examples[category]!, category))}
        </p>
        <div className="mt-4 text-sm">{fields}</div>
        <p className="mt-3 text-sm">{piece.labels.hint}</p>
        <div aria-hidden="true" className="mt-6 rounded-card bg-surface p-5 text-sm text-text max-lg:hidden">
          {aside}
        </div>
      </fieldset>
      <div className="min-w-0">
        <fieldset ref={cases} onChange={choose} className="min-w-0">
          <legend className="sr-only">{categories.choice}</legend>
          <div className="choices -mx-5 flex scroll-px-5 gap-2 overflow-x-auto px-5 py-1 text-sm [scrollbar-width:none] sm:-mx-8 sm:px-8 md:mx-0 md:flex-wrap md:px-0">
            {categories.items.map(({ name }, index) => (
              <label
                key={name}
                className="piece-chip shrink-0 bg-surface text-text has-checked:bg-stage has-checked:text-on-dark"
              >
                <input type="radio" name="category" defaultChecked={index === 0} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <Scene shop={shop} trade={trade} className="mt-11 grid w-full max-md:max-w-none">
          <div role="status" className="grid *:[grid-area:1/1]">
            <ByPoint as="div" className={own && 'invisible *:invisible'}>
              {examples.map((values, index) => (
                <Fragment key={index}>
                  <span className="sr-only">{categories.items[index]!.name}</span>
                  {result(propsOf(values, index))}
                </Fragment>
              ))}
            </ByPoint>
            {own && <Fragment key={JSON.stringify([own, category])}>{result(propsOf(own, category))}</Fragment>}
          </div>
        </Scene>
      </div>
    </div>
  );
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function isChanged(control: HTMLInputElement) {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return control instanceof HTMLSelectElement
    ? !control.selectedOptions[0]?.defaultSelected
    : control.value !== control.defaultValue;
}

function valuesOf(controls: readonly HTMLInputElement[]): Values {
  const given = controls.filter(({ type, checked }) => type !== 'radio' || checked);
  return Object.fromEntries(given.map((control) => [control.name, inputOf(control)]));
}

function inputOf({ type, checked, value, valueAsNumber, validity }: HTMLInputElement) {
  if (type === 'checkbox') return checked;
  return type === 'number' ? (validity.valid ? valueAsNumber : Number.NaN) : value;
}

function fill(control: HTMLInputElement, value: Values[string]) {
  if (control.type === 'radio') control.checked = control.value === value;
  else if (control.type === 'checkbox') control.checked = value === true;
  else control.value = String(value);
}

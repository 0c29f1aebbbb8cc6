import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Scene } from '../../drawing/scene.tsx';

/** Values of the fields by name. An invalid number is NaN. */
type Values = Readonly<Record<string, string | number | boolean>>;

export const fieldClass =
  'h-13 w-full rounded-tile border border-control bg-surface px-4 text-lg font-normal max-sm:px-3 max-sm:text-base';

/** `category` is the index of the chosen category. */
export interface ResultProps<Case> {
  values: Case;
  category: number;
  categoryName: string;
}

/**
 * A `look` page's fields, and the result beside them. Each category has an example: it fills the fields and replaces the
 * visitor's own values, unless `keepsOwn`. The fields start with the first example.
 */
export function LookPiece<Case extends Values>({
  content: { piece, categories },
  shop,
  trade,
  examples,
  fields,
  aside,
  categoryOf,
  keepsOwn = false,
  Result,
  children,
}: {
  content: Pick<FeaturePage, 'categories'> & { piece: { task: string; labels: { hint: string } } };
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
  Result: ComponentType<ResultProps<Case>>;
  /** The six categories. */
  children?: ReactNode;
}) {
  const nameOf = (index: number) => categories.items[index]!.name;
  const group = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState<Case>();
  const [category, setCategory] = useState(0);
  const controls = () => [...group.current!.querySelectorAll<HTMLInputElement>('input, select')];
  const read = () => {
    const values = valuesOf(controls()) as Case;
    const index = categoryOf?.(values) ?? Math.max(0, chosenCategory());
    const radio = categoryRadios()[index];
    if (radio) radio.checked = true;
    setCategory(index);
    setOwn(values);
  };
  const choose = (index: number) => {
    setCategory(index);
    if (keepsOwn && own) return;
    for (const control of controls()) fill(control, examples[index]![control.name]!);
    setOwn(undefined);
  };
  const onChange = ({ target }: { target: EventTarget }) => {
    const index = categoryRadios().indexOf(target as HTMLInputElement);
    if (index >= 0) choose(index);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only for input before hydration.
  useEffect(() => {
    if (controls().some(isChanged)) read();
    else if (chosenCategory() > 0) choose(chosenCategory());
  }, []);
  return (
    <div onChange={onChange} className="grid gap-8">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.25fr]" data-no-markdown="">
        <fieldset ref={group} onInput={read} className="min-w-0">
          <legend className="block heading font-display font-bold text-balance">{piece.task}</legend>
          <div className="mt-5 noscript:hidden">{fields}</div>
          <p className="mt-3 text-sm">{piece.labels.hint}</p>
          <div aria-hidden="true" className="mt-6 rounded-card bg-surface p-5 text-sm text-text max-lg:hidden">
            {aside}
          </div>
        </fieldset>
        <Scene shop={shop} trade={trade} className="mt-10 grid w-full max-md:max-w-none lg:mt-6">
          <div role="status" className={own ? 'grid *:[grid-area:1/1]' : 'by-category'}>
            {examples.map((values, index) => (
              <div key={index} className={own ? 'invisible grid' : 'grid'}>
                <span className="sr-only">{nameOf(index)}</span>
                <Result values={values} category={index} categoryName={nameOf(index)} />
              </div>
            ))}
            {own && (
              <Result
                key={JSON.stringify([own, category])}
                values={own}
                category={category}
                categoryName={nameOf(category)}
              />
            )}
          </div>
        </Scene>
      </div>
      {children}
    </div>
  );
}

const categoryRadios = () => [...document.getElementsByName('category')] as HTMLInputElement[];

const chosenCategory = () => categoryRadios().findIndex(({ checked }) => checked);

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

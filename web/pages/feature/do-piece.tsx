import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Scene } from '../../drawing/scene.tsx';

/**
 * Values of native controls by name, as a form would send them: those given before hydration, then after each input. `initial`
 * are those of the HTML.
 */
export function useControls(initial: Readonly<Record<string, string>> | string[][] = {}, onInput?: () => void) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState(() => new URLSearchParams(initial));
  const read = () => {
    const given = valuesIn(ref.current!);
    setValues((old) => (String(old) === String(given) ? old : given));
  };
  useEffect(read, []);
  const readInput = () => {
    read();
    onInput?.();
  };
  return { values, read, fieldset: { ref, onInput: readInput } };
}

const valuesIn = (group: HTMLFieldSetElement) =>
  new URLSearchParams(
    ([...group.elements] as HTMLInputElement[])
      .filter(({ name, type, checked }) => name && (!['checkbox', 'radio'].includes(type) || checked))
      .map(({ name, value }) => [name, value]),
  );

/** A job to finish. `done` are the steps of the checklist that no control with `data-step` ticks. */
export function DoPiece({
  task,
  controls,
  done = [],
  shop,
  trade,
  style,
  className = '',
  children,
}: {
  task: string;
  controls?: ReturnType<typeof useControls>;
  done?: readonly unknown[];
  shop?: string;
  trade?: string;
  style?: CSSProperties;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset
      {...controls?.fieldset}
      data-done={done.filter(Boolean).join(' ') || undefined}
      className="min-w-0"
      style={style}
      data-no-markdown=""
    >
      <legend className="sr-only">{task}</legend>
      <Scene shop={shop} trade={trade} className={`grid ${className}`}>
        {children}
      </Scene>
    </fieldset>
  );
}

import { createContext, type ReactElement, type ReactNode, use } from 'react';

/**
 * True while rendering the Mustache template that the worker fills (worker/changelog/page.ts). Values are tokens; loops and
 * conditions need `Each` and `When` around elements.
 */
export const EdgeTemplate = createContext(false);

export function tokens<Shape extends object>(): Shape {
  return new Proxy({} as Shape, { get: (_, name) => `{{${String(name)}}}` });
}

/** `name` is the list's property. */
export function Each<Item extends object>({
  name,
  of,
  children,
}: {
  name: string;
  of: readonly Item[];
  children: (item: Item) => ReactElement;
}) {
  if (!use(EdgeTemplate)) return of.map(children);
  return <Part name={name}>{children(tokens<Item>())}</Part>;
}

interface WhenProps {
  name: string;
  is: string | boolean;
  children: ReactNode;
  otherwise?: ReactNode;
}

export function When({ name, is, children, otherwise }: WhenProps) {
  if (!use(EdgeTemplate)) return is ? children : otherwise;
  return (
    <>
      <Part name={name}>{children}</Part>
      {otherwise && (
        <Part name={name} prefix="^">
          {otherwise}
        </Part>
      )}
    </>
  );
}

function Part({ name, prefix = '#', children }: { name: string; prefix?: string; children: ReactNode }) {
  return (
    <>
      {`{{${prefix}${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  );
}

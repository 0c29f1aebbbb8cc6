import { createContext, type ReactElement, type ReactNode, use } from 'react';

/**
 * Whether the tree is rendered as a Mustache template, which the build does once: the worker fills it for each visitor
 * with the markup that React would give (worker/changelog/page.ts). Values are tokens then; what depends on them
 * besides texts and attributes goes through `Each` and `When`, whose contents are elements, not bare text.
 */
export const EdgeTemplate = createContext(false);

/** Something whose every property is the token of its name. */
export function tokens<Shape extends object>(): Shape {
  return new Proxy({} as Shape, { get: (_, name) => `{{${String(name)}}}` });
}

/** An element for each item; `name` is the list's property. */
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

/** Elements that are there when a property says something, or else others. */
export function When({
  name,
  is,
  children,
  otherwise,
}: {
  name: string;
  is: string | boolean;
  children: ReactNode;
  otherwise?: ReactNode;
}) {
  if (!use(EdgeTemplate)) return is ? children : otherwise;
  return (
    <>
      <Part name={name}>{children}</Part>
      {otherwise && (
        <Part name={name} mark="^">
          {otherwise}
        </Part>
      )}
    </>
  );
}

function Part({ name, mark = '#', children }: { name: string; mark?: string; children: ReactNode }) {
  return (
    <>
      {`{{${mark}${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  );
}

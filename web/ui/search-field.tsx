import { type ComponentProps, type RefObject, startTransition, useEffect, useOptimistic } from 'react';
import { Icon } from './icon.tsx';

/**
 * `onSearch` also gets text typed before hydration. `className` sets the input's height and right padding. Containment keeps
 * typing from laying out the page.
 */
export function SearchField({
  input,
  text,
  onSearch,
  className,
  ...props
}: ComponentProps<'input'> & {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onSearch?: (text: string) => void;
  className: string;
}) {
  const [typed, type] = useOptimistic(text);
  const search = (next: string) =>
    startTransition(() => {
      type(next);
      onSearch?.(next);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for text typed before hydration.
  useEffect(() => {
    const early = input.current!.value;
    if (early && early !== text) search(early);
  }, []);
  return (
    <div className="relative flex-1">
      <input
        ref={input}
        type="search"
        value={typed}
        onChange={(event) => search(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        className={`block contain-[size_layout] w-full rounded-full border border-control bg-surface pl-12 [&::-webkit-search-cancel-button]:[filter:grayscale(1)] ${className}`}
        {...props}
      />
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-4.5 my-auto size-5 text-text-faint" />
    </div>
  );
}

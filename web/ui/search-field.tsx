import { type ComponentProps, type RefObject, startTransition, useEffect, useOptimistic } from 'react';
import { Icon } from './icon.tsx';

/**
 * A search field with its icon. It shows a letter at once, while what `onSearch` makes of it may follow in a transition.
 * `onSearch` gets every text that is typed, also one that was typed before this code arrived. `className` gives the
 * input its height and the room on its right; contained as it is, a letter typed lays out the field and not the page.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the page could listen.
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

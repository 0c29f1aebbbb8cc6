import { type ComponentProps, type RefObject, useEffect } from 'react';
import { Icon } from './icon.tsx';

/**
 * A search field with its icon. `onSearch` gets every text that is typed into it, also one that was typed before this
 * code arrived. `className` gives the input its height and the room on its right.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the page could listen.
  useEffect(() => {
    const typed = input.current!.value;
    if (typed && typed !== text) onSearch?.(typed);
  }, []);
  return (
    <div className="relative flex-1">
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-4.5 my-auto size-5 text-text-faint" />
      <input
        ref={input}
        type="search"
        value={text}
        onChange={(event) => onSearch?.(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        className={`w-full rounded-full border border-control bg-surface pl-12 [&::-webkit-search-cancel-button]:grayscale ${className}`}
        {...props}
      />
    </div>
  );
}

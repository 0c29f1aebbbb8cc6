import { Icon } from './icon.tsx';

/** A list of what you get, with a tick before each line. */
export function Ticks({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon
            name="check"
            className="mt-[.2em] size-[1.3em] rounded-full bg-action stroke-3 p-[.22em] text-white in-[.dark-area]:bg-highlight in-[.dark-area]:text-text"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

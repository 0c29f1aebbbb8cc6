/** A list of what you get, with a tick before each line. */
export function Ticks({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className ? `ticks ${className}` : 'ticks'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function Ticks({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className ? `ticks ${className}` : 'ticks'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

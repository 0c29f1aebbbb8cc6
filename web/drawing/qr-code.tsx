/** Not scannable. */
export function QrCode({ className }: { className: string }) {
  const cells = Array.from({ length: 441 }, (_, index) => [index % 21, Math.floor(index / 21)] as const).filter(
    ([x, y]) =>
      !((x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)) &&
      (x * x * 7 + y * y * 3 + x * y * 11 + x * 5) % 13 < 6,
  );
  return (
    <svg aria-hidden="true" viewBox="0 0 21 21" className={`fill-text stroke-text ${className}`}>
      <path d={cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} stroke="none" />
      <path d="M.5.5h6v6h-6Zm14 0h6v6h-6Zm-14 14h6v6h-6Z" fill="none" />
      <path d="M2 2h3v3H2Zm14 0h3v3h-3ZM2 16h3v3H2Z" stroke="none" />
    </svg>
  );
}

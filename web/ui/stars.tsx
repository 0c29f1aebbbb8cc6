const stars = [12, 40, 67, 95, 123].map((x) => `M${x} 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z`).join('');

/** Five stars, 1em each, filled up to `value`. Decorative. */
export function Stars({ value, className }: { value: number; className: string }) {
  const whole = Math.floor(value);
  // Between the edges of the partly filled star.
  const end = 1 + whole * 27.75 + (value - whole) * 22;
  return (
    <svg aria-hidden="true" viewBox="0 0 135 24" className={`fill-sun ${className}`}>
      <path d={stars} className="fill-surface" />
      <svg aria-hidden="true" viewBox={`0 0 ${end} 24`} width={end} height="24">
        <path d={stars} />
      </svg>
      <path d={stars} fill="none" className="stroke-text" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

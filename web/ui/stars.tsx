/** Five stars, 1em each. Decorative: the rating stands in the text beside them. */
export function FiveStars({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 135 24" className={className}>
      <path d={[12, 40, 67, 95, 123].map((x) => `M${x} 2l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z`).join('')} />
    </svg>
  );
}

/** Five stars, 1em each. Decorative: the rating stands in the text beside them. */
export function Stars({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 135 24" className={className}>
      <path d={[12, 39.75, 67.5, 95.25, 123].map((middle) => `M${middle} 2.2${star}`).join('')} />
    </svg>
  );
}

/** From the middle of the upper point around. */
const star =
  'c.5 0 .9.3 1.1.7l2.4 5 5.4.8c1 .1 1.4 1.4.7 2.1l-3.9 3.9.9 5.5c.2 1-.9 1.8-1.8 1.3l-4.8-2.6-4.8 2.6c-.9.5-2-.3-1.8-1.3l.9-5.5-3.9-3.9c-.7-.7-.3-2 .7-2.1l5.4-.8 2.4-5c.2-.4.6-.7 1.1-.7Z';

/** Five stars, so many of them filled. */
export function Stars({ filled, className, fill = 'fill-clay' }: { filled: number; className: string; fill?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 19" className={className}>
      {[0, 20, 40, 60, 80].map((x, index) => (
        <path
          key={x}
          d={`M${x + 10} 1l2.7 5.6 6.100.8-4.500 4.200 1.200 6.100-5.500-3-5.500 3 1.200-6.100-4.500-4.200 6.100-.8Z`}
          className={fill}
          opacity={index < filled ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}

import type { ComponentProps } from 'react';
import { site } from '#content/site.ts';

/** A filter that turns any wordmark white. */
const white = 'brightness(0) invert(1)';

/** The logo with the name, unless it is a wordmark. */
export function Brand({ onDark, ...image }: ComponentProps<'img'> & { onDark?: boolean }) {
  const { file, width, height, wordmark } = site.logo;
  const filter = onDark ? white : 'var(--wordmark)';
  return (
    <>
      <img
        src={file}
        alt={wordmark ? site.name : ''}
        width={width}
        height={height}
        style={wordmark ? { filter } : undefined}
        {...image}
      />
      {!wordmark && site.name}
    </>
  );
}

import type { ComponentProps } from 'react';
import { site } from '#content/site.ts';

const white = 'brightness(0) invert(1)';

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

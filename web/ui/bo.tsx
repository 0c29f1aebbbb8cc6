import { type BoPose, isBo, poses, withProp } from 'virtual:pictures';
import type { FeaturePath } from '#content/pages.ts';

/** A pose, or the prop of a feature page. Shows the brand's own mascot or nothing. Decorative. */
export function Bo({ pose, className }: { pose: BoPose | FeaturePath; className?: string }) {
  const picture = isPath(pose) ? pictureWithProp(pose) : poses[pose];
  if (!picture) return null;
  const { src, width, height } = picture;
  return <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" className={className} />;
}

const isPath = (pose: BoPose | FeaturePath): pose is FeaturePath => pose.startsWith('/');

const pictureWithProp = (path: FeaturePath) =>
  isBo ? { src: `${withProp}${path.slice(path.lastIndexOf('/') + 1)}.svg`, width: 170, height: 170 } : poses.waving;

const halo = 'drop-shadow(0 0 1px var(--color-page))';

/** Shows the brand's own mascot if set. Decorative. */
export function BoFace({ className }: { className?: string }) {
  if (!isBo) return <Bo pose="waving" className={className} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={className} style={{ filter: halo }}>
      <g className="fill-text">
        <circle cx="14" cy="15" r="10" />
        <circle cx="50" cy="15" r="10" />
        <ellipse cx="32" cy="35" rx="28.2" ry="26.2" />
      </g>
      <ellipse cx="32" cy="35" rx="25.8" ry="23.8" className="fill-white" />
      <g className="fill-text">
        <ellipse cx="20.5" cy="34" rx="7" ry="8.6" transform="rotate(24 20.5 34)" />
        <ellipse cx="43.5" cy="34" rx="7" ry="8.6" transform="rotate(-24 43.5 34)" />
        <path d="M28.6 43.5h6.8c0 2.4-1.6 3.6-3.4 3.6s-3.4-1.2-3.4-3.6Z" />
      </g>
      <g className="fill-white">
        <circle cx="22" cy="33" r="2.4" />
        <circle cx="42" cy="33" r="2.4" />
      </g>
      <path
        d="M26 50c2 2 4 2.6 6 2.6S36 52 38 50"
        fill="none"
        className="stroke-text"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Closed eyes, in an overlay of the same size. */
export function BoLids() {
  return (
    isBo && (
      <>
        <path d="M22 33h0M42 33h0" className="stroke-text" strokeWidth="6.4" strokeLinecap="round" />
        <path
          d="M18.6 34.4c1.2 2 4.6 2.2 6 .4M39.4 34.8c1.4 1.8 4.8 1.6 6-.4"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
          className="stroke-white"
        />
      </>
    )
  );
}

/** In an overlay of the same size. */
export function BoPaws() {
  return isBo && <path d="M7 52v5M57 52v5" className="stroke-text" strokeWidth="13" strokeLinecap="round" />;
}

import { easeInOut, ramp } from './motion.ts';
import { type Beat, beats } from './story.ts';

type Light = Beat['ground'];

const looks: Record<Light, { ground: string; grove: string }> = {
  dusk: { ground: 'bg-stage', grove: 'text-action/30' },
  night: { ground: 'bg-night', grove: 'text-stage' },
  day: { ground: 'bg-page-alt', grove: 'text-tint' },
};

const canes = [
  [530, 30, 190],
  [578, 16, 130],
  [1188, 44, 230],
  [1248, 26, 170],
] as const;

export function Ground({ t }: { t: number }) {
  const changes = beats.filter((beat, index) => beat.ground !== beats[index - 1]?.ground);
  return changes.map(({ at, ground }, index) => {
    const seen = index === 0 ? 1 : ramp(t, at - 250, 900, easeInOut);
    const covered = changes[index + 1] && t > changes[index + 1]!.at + 700;
    return (
      seen > 0 &&
      !covered && (
        <div key={at} className={`absolute inset-0 ${looks[ground].ground}`} style={{ opacity: seen }}>
          <svg
            aria-hidden="true"
            viewBox="0 0 1280 720"
            className={`absolute inset-0 fill-current ${looks[ground].grove}`}
          >
            <Grove />
          </svg>
        </div>
      )
    );
  });
}

export function Grove() {
  return canes.map(([x, width, tall]) => (
    <g key={x} transform={`translate(${x} ${-((x * 7) % 110)})`}>
      {Array.from({ length: 8 }, (_, index) => (
        <rect key={index} y={index * (tall + 7)} width={width} height={tall} rx="7" />
      ))}
      {width > 25 && (
        <path
          transform={`translate(${width} ${tall + 4}) scale(1.7)`}
          d="M0 0C2-26 20-40 44-42 46-18 28 0 0 0Z M-26 0C-30-20-44-30-62-30-62-12-48 0-26 0Z"
        />
      )}
    </g>
  ));
}

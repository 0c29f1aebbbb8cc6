import { BoFace, BoLids } from '../../ui/bo.tsx';
import { Grove } from './ground.tsx';
import { easeInOut, mix, ramp, spring } from './motion.ts';
import { shelfTop } from './standing.tsx';
import { at, beats, ending } from './story.ts';

const cane = 25;
const bo = { x: 58, scale: 1.15 };
const segments = { x: 386, width: 98 };

export function Shelf({ t }: { t: number }) {
  const end = ramp(t, ending.at + 250, 1100, easeInOut);
  const scale = mix(1, 1.75, end);
  const dark = t < at('Reminder') + 200 || t > at('Review') + 200;
  const ground = dark && t < ending.at + 500 ? 'text-on-dark' : 'text-text';
  return (
    <svg aria-hidden="true" viewBox="0 0 1280 720" className={`absolute inset-0 ${ground}`}>
      <circle
        cx={bo.x + 146 * bo.scale + end * 60}
        cy={shelfTop - 20 * bo.scale}
        r={mix(110, 1400, end)}
        className="fill-highlight"
      />
      <g className="fill-action" opacity={end * 0.13}>
        <Grove />
      </g>
      <g transform={`translate(${-end * 26} ${shelfTop - end * 14}) scale(${scale})`}>
        <Sleeper t={t} layer="behind" />
        <rect x="-60" y="0" width="114" height={cane} rx="6" className="fill-action" />
        {[0, 96, 198].map((x, index) => (
          <rect
            key={x}
            x={bo.x + x * bo.scale}
            width={[92, 98, 82][index]! * bo.scale}
            height={cane}
            rx="6"
            className="fill-action"
          />
        ))}
        {beats.map((beat, index) => (
          <g key={beat.at} transform={`translate(${segments.x + index * segments.width} 0)`}>
            <Segment t={t} at={beat.at} until={beats[index + 1]?.at ?? ending.at} name={beat.chapter} />
          </g>
        ))}
        <Sleeper t={t} layer="before" />
      </g>
    </svg>
  );
}

function Segment({ t, at, until, name }: { t: number; at: number; until: number; name: string }) {
  const grown = at ? ramp(t, at - 100, 600) : 1;
  const now = grown * (1 - ramp(t, until - 100, 400));
  return (
    <>
      <rect width={segments.width - 4} height={cane} rx="6" className="fill-current" opacity={0.13} />
      <rect
        width={(segments.width - 4) * grown}
        height={cane}
        rx="6"
        className="fill-action"
        opacity={Math.min(1, grown * 4)}
      />
      <text
        x={(segments.width - 4) / 2}
        y={cane + 27}
        textAnchor="middle"
        className="fill-current text-[18px] font-[650]"
        opacity={mix(0.42, 1, now) * grown * (1 - ramp(t, ending.at, 300))}
      >
        {name}
      </text>
    </>
  );
}

function Sleeper({ t, layer }: { t: number; layer: 'behind' | 'before' }) {
  const awake = ramp(t, ending.at + 350, 700, easeInOut);
  const breath = Math.sin((t / 3200) * 2 * Math.PI) * (1 - awake);
  const transform = `translate(${bo.x} ${-116 * bo.scale}) scale(${bo.scale})`;
  if (layer === 'behind') {
    return (
      <g transform={transform}>
        <g transform={`translate(0 118) scale(1 ${1 + breath * 0.018}) translate(0 -118)`}>
          <path d="M104 118c-4-38 18-58 54-58 34 0 56 22 56 58Z" className="fill-text" />
          <path d="M128 116c0-36 12-53.4 34-53.4 20 0 32 17.4 32 53.4Z" className="fill-white" />
        </g>
      </g>
    );
  }
  return (
    <g transform={transform}>
      <g fill="none" strokeWidth="23" strokeLinecap="round" className="stroke-text">
        <path d="M122 108c3 20 3 36 0 54M201 106c5 20 6 34 5 50" />
        <path d="M70 120c2 14 0 25-5 36" opacity={1 - ramp(awake, 0.3, 0.2)} />
      </g>
      <g className="fill-text-soft">
        <ellipse cx="206" cy="153" rx="5.6" ry="4.8" />
        <circle cx="199.2" cy="160.4" r="2.2" />
        <circle cx="206" cy="162.6" r="2.4" />
        <circle cx="212.8" cy="160.4" r="2.2" />
      </g>
      <WavingArm t={t} />
      <g
        transform={`translate(${mix(42, 46, awake)} ${mix(34, 24, awake) + breath * 1.2}) rotate(${mix(-10, 3, awake)} 48 50) scale(1.5)`}
      >
        <svg aria-hidden="true" width="64" height="64">
          <BoFace />
        </svg>
        <g opacity={awake > 0.6 ? 0 : 1}>
          <BoLids />
        </g>
      </g>
      {awake < 0.2 && <Breaths t={t} />}
    </g>
  );
}

function Breaths({ t }: { t: number }) {
  return [0, 1, 2].map((place) => {
    const way = (t / 3600 + place / 3) % 1;
    return (
      <text
        key={place}
        x={162 + way * 36 + Math.sin(way * 6 + place) * 4}
        y={26 - way * 62}
        className="fill-current font-display font-bold"
        fontSize={11 + way * 13}
        opacity={Math.sin(way * Math.PI) * 0.75}
      >
        z
      </text>
    );
  });
}

function WavingArm({ t }: { t: number }) {
  const raised = ramp(t, ending.at + 600, 600, spring);
  if (raised <= 0) return null;
  const wave = ramp(t, ending.at + 1000, 400) * Math.sin((t - ending.at) / 165) * 8;
  return (
    <g transform={`rotate(${wave - (1 - raised) * 70} 84 98)`}>
      <path d="M84 98C58 106 38 92 28 58" fill="none" strokeWidth="23" strokeLinecap="round" className="stroke-text" />
      <g className="fill-text-soft">
        <ellipse cx="29" cy="62" rx="5.4" ry="4.6" />
        <circle cx="21.6" cy="56" r="2.1" />
        <circle cx="27" cy="52.4" r="2.3" />
        <circle cx="33.4" cy="54" r="2.1" />
      </g>
    </g>
  );
}

import { Icon } from '../ui/icon.tsx';

/** `x` and `y` are percentages. The first place is selected. */
export function TownMap({ places, height }: { places: readonly { x: number; y: number }[]; height: string }) {
  return (
    <div className="relative overflow-clip bg-hue-soft" style={{ height }}>
      <svg
        aria-hidden="true"
        viewBox="0 0 800 400"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <path d="M-20 330c120-60 180 20 300-20s150-120 300-110 160 70 260 30v200H-20Z" className="fill-sky" />
        <path d="M520 40h150v90H520ZM60 60h120v80H60Z" className="fill-action" opacity=".25" />
        <g fill="none" className="stroke-surface" strokeWidth="14">
          <path d="M-20 190 260 150 480 170 820 60M240-20l30 180-60 260M470-20l10 200 90 240M-20 40l280 20 560-60" />
        </g>
        <g fill="none" className="stroke-surface" strokeWidth="7">
          <path d="M80 180 60-20m80 190L160-20m160 170 20-170m60 185 20-180m150 160-10-170m90 140 10-150m70 120v-130M-20 110l280-10m0 0 220 10 340-60" />
        </g>
      </svg>
      {places.map(({ x, y }, index) => (
        <span
          key={index}
          className={`absolute grid place-items-center rounded-full font-[650] ${index === 0 ? 'size-12 bg-stage text-highlight' : 'size-9 bg-hue'}`}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {index === 0 ? <Icon name="pin" /> : index + 1}
        </span>
      ))}
    </div>
  );
}

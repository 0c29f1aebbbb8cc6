import type { IconName } from '#content/shared/icons.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { fills, type Tone } from '../../../drawing/tones.ts';
import { Icon } from '../../../ui/icon.tsx';

const plans = { Local: ['$97', 2], Growth: ['$197', 4], Full: ['$297', 6] } as const;

export function StepScene({ step }: { step: number }) {
  return (
    <div className="flex flex-col justify-end p-4">
      {step === 3 && <Account name="Clearwater Pools" icon="heart" tone="grape" inset={32} />}
      {step > 1 && <Account name="Sudsy Car Wash" icon="truck" tone="sky" inset={16} />}
      <div className="overflow-clip rounded-card bg-surface shadow-window">
        <div className="flex items-center gap-3 bg-text p-4 text-on-dark">
          <span className="numerals grid size-9 shrink-0 place-items-center rounded-chip bg-hue text-text">
            <Icon name="flag" />
          </span>
          <b className="numerals min-w-0 flex-1 text-base">Northgate Growth</b>
          {step > 1 && <Chip tone="highlight">{step === 2 ? '1 client' : '2 clients'}</Chip>}
        </div>
        <div className="grid content-center gap-3 px-2.5 py-4 sm:px-4" style={{ minHeight: 'min(20vw, 184px)' }}>
          {step === 0 && (
            <>
              <Row lead={<Mark icon="image" />} title="Logo" end={<Chip tone="done">Uploaded</Chip>} />
              <Row
                lead={<Mark icon="palette" />}
                title="Two colors"
                end={
                  <span className="flex gap-2">
                    <i className="size-9 rounded-full bg-hue" />
                    <i className="size-9 rounded-full bg-text" />
                  </span>
                }
              />
              <Row
                lead={<Mark icon="globe" />}
                title="Your domain"
                text="Certificate renewed for you"
                end={<Chip tone="done">Connected</Chip>}
              />
            </>
          )}
          {step === 1 && (
            <div className="grid grid-cols-3 gap-1.5 sm:gap-2">
              {Object.entries(plans).map(([name, [price, parts]]) => (
                <span
                  key={name}
                  className={`grid gap-3 rounded-tile px-1.5 py-3 sm:px-3 ${name === 'Growth' ? 'bg-hue' : 'bg-hue-soft'}`}
                >
                  <b className="font-[650]">{name}</b>
                  <b className="numerals text-xl">{price}</b>
                  <Segments of={6} filled={parts} tone="dark" className="h-2" />
                  <span className="flex items-center gap-1.5 text-xs">
                    <Icon name="layers" className="size-4 max-md:hidden" />
                    Snapshot
                  </span>
                </span>
              ))}
            </div>
          )}
          {step === 2 && (
            <>
              <Row lead={<Mark icon="eye" />} title="Demo account shown" text="Thursday, over coffee" />
              <Row lead={<Mark icon="calendar" />} title="Growth, from May 1" text="$197 a month, agreed" />
              <MockButton tone="dark">Send the sign-up link</MockButton>
            </>
          )}
          {step === 3 && (
            <>
              <Row
                lead={<Mark icon="message" />}
                title="“Who sets up our hours?”"
                text="Asked by Sudsy in week one"
                end={<Mark icon="next" tone="plain" />}
              />
              <Row
                className="rounded-tile bg-hue-soft p-3"
                lead={<Mark icon="layers" tone="hue" />}
                title="Hours are in the snapshot"
                text="Clearwater never had to ask"
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Account({ name, icon, tone, inset }: { name: string; icon: IconName; tone: Tone; inset: number }) {
  return (
    <span
      className={`flex items-center gap-2.5 rounded-t-card px-4 py-2.5 ${fills[tone]}`}
      style={{ margin: `0 ${inset}px` }}
    >
      <Icon name={icon} />
      <b className="font-[650]">{name}</b>
    </span>
  );
}

import type { IconName } from '#content/shared/icons.ts';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { fills, type Tone } from '../../../drawing/tones.ts';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

const pages = [
  { name: 'Opt-in', icon: 'mail', seen: 50 },
  { name: 'Offer', icon: 'heart', seen: 34 },
  { name: 'Checkout', icon: 'card', seen: 11 },
  { name: 'Thanks', icon: 'check', seen: 8 },
] as const;
/** Index of the first page, which most visitors leave. */
const offer = 1;

export function StepScene({ step }: { step: number }) {
  return (
    <div className="grid content-between gap-4 p-4">
      <div className="grid grid-cols-4 gap-5 text-center">
        {pages.map(({ name, icon, seen }, index) => (
          <span key={name} className="grid content-start gap-2">
            <Thumb
              icon={icon}
              made={step > 0 || index === offer}
              tone={step === 2 && icon === 'card' ? 'highlight' : 'soft'}
              linked={index > 0 && step > 0}
              marked={step === 3 && index === offer}
            />
            <b className="justify-self-center font-[650] text-xs whitespace-nowrap">{name}</b>
            {step === 3 && <b className="numerals text-xl">{seen}</b>}
            {step === 2 && icon === 'card' && (
              <span className="flex justify-center">
                <Chip tone="dark">Linked</Chip>
              </span>
            )}
          </span>
        ))}
      </div>
      <Panel className="grid gap-3 bg-surface p-4">
        <span className="block text-xs text-text-soft">Good Dinners</span>
        {step === 0 && (
          <Row
            lead={<Mark icon="tag" tone="hue" />}
            title="Two-week meal plan"
            text="What parents ask for most"
            end={<b className="numerals text-2xl">$49</b>}
          />
        )}
        {step === 1 && (
          <Row
            lead={<Mark icon="route" tone="hue" />}
            title="“Show me the dinners”"
            text="This button leads from opt-in to offer"
          />
        )}
        {step === 2 && (
          <>
            <Row lead={<Mark icon="mail" />} title="Paid: “Your first dinner”" text="At once" />
            <Row lead={<Mark icon="clock" />} title="Hesitated: “Still hungry?”" text="An hour later" />
          </>
        )}
        {step === 3 && (
          <Row
            lead={<Mark icon="alert" tone="clay" />}
            title="23 of 34 leave at the offer"
            text="The price comes before the recipes"
            end={<Chip tone="dark">Fix first</Chip>}
          />
        )}
      </Panel>
    </div>
  );
}

const tall = { height: 'clamp(96px, 8.4vw, 120px)' };

/** A page's thumbnail, or its placeholder. */
function Thumb({
  icon,
  made,
  tone,
  linked,
  marked,
}: {
  icon: IconName;
  made: boolean;
  tone: Tone;
  linked: boolean;
  marked: boolean;
}) {
  if (!made) return <span style={tall} className="rounded-tile border-2 border-dashed border-text opacity-35" />;
  return (
    <span
      className={`relative grid content-between rounded-tile bg-surface p-2 ${marked ? 'outline-2 outline-offset-2' : ''}`}
      style={tall}
    >
      {linked && (
        <span className="absolute top-1/2 -translate-y-1/2" style={{ left: -17 }}>
          <Icon name="next" className="size-3.5" />
        </span>
      )}
      <span className={`grid place-items-center rounded-chip py-2 ${fills[tone]}`}>
        <Icon name={icon} />
      </span>
      <i className="h-1.5 rounded-full bg-current/12" />
      <i className="h-1.5 w-2/3 rounded-full bg-current/12" />
      <i className="h-3 rounded-full bg-stage" />
    </span>
  );
}

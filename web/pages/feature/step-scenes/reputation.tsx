import { Avatar, Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stars } from '../../../ui/stars.tsx';

const ratings = ['4.1', '4.1', '4.2', '4.4'] as const;
const reviews = [62, 62, 65, 98] as const;
const profiles = [
  ['Lakeside Inn', 'Maps, 4.1', true],
  ['Lakeside Inn', 'Travel guide, 3.9', true],
  ['Harbor Inn', 'Two towns away', false],
] as const;
const stay = ['Booked', 'Arrived', 'Left', 'Evening'] as const;

export function StepScene({ step }: { step: number }) {
  return (
    <div className="grid content-center gap-4 p-4">
      <div className="flex items-center gap-4">
        <b className="numerals text-[2rem]">{ratings[step]}</b>
        <span className="flex-1">
          <Stars value={Number(ratings[step])} className="h-7" />
          <span className="mt-1 block truncate">Lakeside Inn, {reviews[step]} reviews</span>
        </span>
      </div>
      <div
        className="relative isolate grid content-center gap-2.5 rounded-card bg-surface p-4"
        style={{ minHeight: 'min(20vw, 168px)' }}
      >
        <i className="absolute size-6 bg-surface" style={{ top: -9, left: 28, rotate: '45deg', zIndex: -1 }} />
        {step === 0 &&
          profiles.map(([name, text, yours]) => (
            <Row
              key={text}
              lead={<Mark icon={yours ? 'check' : 'minus'} tone={yours ? 'highlight' : 'plain'} />}
              title={name}
              text={text}
              end={<Chip tone={yours ? 'done' : 'plain'}>{yours ? 'Yours' : 'Another inn'}</Chip>}
            />
          ))}
        {step === 1 && (
          <>
            <p>
              Hi <Blank>name</Blank>, thank you for staying with us. Would you tell other travelers how it was?{' '}
              <Blank>link</Blank>
            </p>
            <Row
              className="border-t border-line pt-3"
              lead={<Avatar name="Ida Falk" />}
              title="Signed by Ida"
              text="As she says it at the door"
            />
          </>
        )}
        {step === 2 && (
          <>
            <div className="flex gap-1 text-xs">
              {stay.map((moment, index) => (
                <span key={moment} className="grid flex-1 gap-2">
                  <i className={`h-4 rounded-[5px] ${index === 3 ? 'bg-action' : 'bg-hue'}`} />
                  <b className={index === 3 ? 'font-[650]' : ''}>{moment}</b>
                </span>
              ))}
            </div>
            <Row
              className="rounded-tile bg-hue-soft p-3"
              lead={<Mark icon="message" tone="action" />}
              title="Ask at 6 pm, the day they leave"
              text="Home again, and still rested"
            />
          </>
        )}
        {step === 3 && (
          <>
            <Row
              lead={<Avatar name="Tom Arnesen" />}
              title="Tom A."
              text={<Stars value={5} className="mt-1 h-3.5" />}
              end={<MockButton>Approve</MockButton>}
            />
            <p className="text-text-soft">“Thank you, Tom. The boat is yours again in May.”</p>
            <span className="flex items-center gap-2.5 border-t border-line pt-3">
              <Icon name="flag" className="size-4.5" />
              Lesson: more pillows in room 4
            </span>
          </>
        )}
      </div>
    </div>
  );
}

/** A placeholder filled in for each guest. */
function Blank({ children }: { children: string }) {
  return <span className="rounded-[5px] bg-highlight px-2">{children}</span>;
}

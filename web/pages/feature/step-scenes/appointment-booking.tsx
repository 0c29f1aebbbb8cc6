import { Phone } from '../../../drawing/phone.tsx';
import { QrCode } from '../../../drawing/qr-code.tsx';
import { Avatar, Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';

const services = {
  'Cut and finish': ['45 min', '$60'],
  'Beard trim': ['20 min', '$25'],
  'Full color': ['2 h', '$140'],
} as const;
/** Ten hours from nine: closed, open or lunch. */
const week = ['----------', '.....-....', '.....-....', '.....-....', '...-......', '.....-.---', '----------'];
const times = ['10:00', '1:00', '2:00'] as const;

export function StepScene({ step }: { step: number }) {
  return (
    <div className="flex justify-center gap-3 px-4">
      <div className={`grid flex-1 items-center py-4 ${step === 3 ? 'max-md:hidden' : ''}`}>
        <Panel className="grid gap-3 bg-surface p-4">
          {step === 0 && (
            <>
              <b className="numerals text-lg">Full color</b>
              <span className="flex gap-2">
                <Chip tone="hue">2 h</Chip>
                <Chip tone="hue">$140</Chip>
              </span>
              <Row lead={<Avatar name="Noor Haddad" />} title="Noor" text="Color and cuts" />
              <Row lead={<Avatar name="Jo Reyes" />} title="Jo" text="Color" end={<Mark icon="plus" tone="plain" />} />
            </>
          )}
          {step === 1 && (
            <>
              <b className="font-[650]">Your week, 9 to 7</b>
              <div className="flex gap-1.5 text-center text-xs">
                {week.map((hours, day) => (
                  <span key={day} className="grid flex-1 gap-0.5">
                    {'SMTWTFS'[day]}
                    {[...hours].map((hour, index) => (
                      <i key={index} className={`h-2.5 rounded-[3px] ${hour === '.' ? 'bg-hue' : 'bg-current/12'}`} />
                    ))}
                  </span>
                ))}
              </div>
              <Row title="15 minutes between visits" lead={<Mark icon="clock" />} />
            </>
          )}
          {step === 2 && (
            <>
              <div className="grid grid-cols-3 gap-1.5 text-center">
                {['None', 'Part', 'Full'].map((share) => (
                  <span
                    key={share}
                    className={`rounded-chip py-2 font-[650] ${share === 'Part' ? 'bg-stage text-on-dark' : 'bg-page-alt'}`}
                  >
                    {share}
                  </span>
                ))}
              </div>
              <Row title="$40 for a color" text="Free to cancel until the day before" lead={<Mark icon="card" />} />
              <Row title="Regulars pay later" text="26 names" lead={<Mark icon="heart" />} />
            </>
          )}
          {step === 3 && (
            <>
              <QrCode className="mx-auto size-24" />
              <b className="text-center font-[650]">Scan to book</b>
            </>
          )}
        </Panel>
      </div>
      <Phone
        title="Juniper Hair"
        time={step === 3 ? '9:12 pm' : 'Preview'}
        className={`mt-4 grid w-60 shrink-0 sm:w-1/2 ${step === 3 ? '' : 'max-md:hidden'}`}
      >
        <div className="grid gap-2">
          {Object.entries(services).map(([name, [long, price]]) => {
            const chosen = step > 0 && name === 'Full color';
            return (
              <span
                key={name}
                className={`flex justify-between rounded-chip px-3 py-2 ${chosen ? 'bg-hue' : 'bg-page-alt'} ${step === 3 && !chosen ? 'hidden' : ''}`}
              >
                <b className="font-[650]">{name}</b>
                {chosen ? long : price}
              </span>
            );
          })}
          {step > 0 && step < 3 && (
            <span className="flex gap-1.5 text-center">
              {times.map((time) => (
                <span
                  key={time}
                  className={`flex-1 rounded-chip border py-1.5 ${time === '2:00' ? 'border-action bg-action text-white' : 'border-line'}`}
                >
                  {time}
                </span>
              ))}
            </span>
          )}
          {step === 2 && <MockButton>Hold it for $40</MockButton>}
          {step === 3 && (
            <>
              <span className="mt-1 grid justify-items-center gap-2 rounded-tile bg-highlight p-4 text-center">
                <Mark icon="check" tone="dark" />
                <b className="numerals text-lg">Thursday, 2:00 pm</b>
                $40 paid, with Noor
              </span>
              <span className="pb-4 text-center text-text-soft">The first of your week</span>
            </>
          )}
        </div>
      </Phone>
    </div>
  );
}

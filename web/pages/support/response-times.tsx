import { service } from '#content/facts/figures.ts';
import { support } from '#content/pages/support.ts';

type PriorityName = keyof typeof service.responseHours;

/** By CSS, in the form's `group`. */
const whenPriority: Record<PriorityName, string> = {
  urgent: 'hidden [.group:has([value=urgent]:checked)_&]:inline',
  high: 'hidden [.group:has([value=high]:checked)_&]:inline',
  medium: 'hidden [.group:has([value=medium]:checked)_&]:inline',
  low: 'hidden [.group:has([value=low]:checked)_&]:inline',
};

const rows = Object.entries(service.responseHours) as [PriorityName, number][];

/** For the chosen priority, also without JavaScript and for a draft. */
export const AnswerTime = () =>
  rows.map(([priority, hours]) => (
    <span key={priority} className={whenPriority[priority]}>
      {support.promise} {hours} hours
    </span>
  ));

const hoursPerSegment = 4;

/** A bamboo segment is four hours. */
export function ResponseTimes() {
  const { heading, names } = support.info.times;
  return (
    <>
      <h3 className="mt-6">{heading}</h3>
      <dl className="-mx-2 mt-1">
        {rows.map(([priority, hours]) => (
          <div key={priority} className="relative flex min-h-11 items-center gap-3 px-2">
            <dt className="w-[4rem] shrink-0 font-medium">
              <i
                aria-hidden="true"
                className={`absolute inset-0 rounded-chip bg-raised-dark ${whenPriority[priority]}`}
              />
              {names[priority]}
            </dt>
            <dd className="flex grow items-center gap-4">
              <span className="w-[5rem] shrink-0 text-right whitespace-nowrap tabular">{hours} hours</span>
              <HoursBar count={hours / hoursPerSegment} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function HoursBar({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="grid grow grid-cols-12 gap-0.5">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={`h-4 rounded-segment ${index === count - 1 ? 'bg-highlight' : 'bg-action'}`} />
      ))}
    </span>
  );
}

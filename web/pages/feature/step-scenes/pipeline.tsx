import { Window } from '../../../drawing/window.tsx';

const stages = ['Visited', 'Drawn', 'Quoted', 'Deposit', 'Built'] as const;
const captions = ['Your last job', '6 quotes, $112k', 'One card waits', 'Ten minutes'] as const;

interface Card {
  name: string;
  worth: string;
  next?: string;
  stage: number;
  /** What the last step's morning does with it. */
  fate?: 'moves on' | 'is closed';
}
const cards: readonly Card[] = [
  { name: 'Kim', worth: '$24k', next: 'Plan B, Friday', stage: 1 },
  { name: 'Aldana', worth: '$22k', next: 'Measure', stage: 0 },
  { name: 'Moreau', worth: '$13k', next: 'Call back', stage: 2, fate: 'moves on' },
  { name: 'Whitfield', worth: '$18k', stage: 2 },
  { name: 'Ruiz', worth: '$20k', next: 'Send samples', stage: 1 },
  { name: 'Osei', worth: '$15k', next: 'Call the landlord', stage: 0, fate: 'is closed' },
];

/** A kitchen remodeler's board: its lanes, the quotes in them, their next steps, and a morning's work. */
export function StepScene({ step }: { step: number }) {
  return (
    <div className="grid px-2 pt-2 sm:px-4 sm:pt-4">
      <Window flush title="Oak & Island" aside={captions[step]}>
        <div className="flex h-full gap-1.5 p-1.5" style={{ minHeight: 'min(40vw, 208px)' }}>
          {stages.map((stage, lane) => (
            <div
              key={stage}
              className={`grid flex-1 content-start gap-1.5 rounded-tile bg-page-alt p-1.5 ${lane % 4 === 0 ? 'max-lg:hidden' : ''}`}
            >
              <b className="px-1 font-[650]">{stage}</b>
              {step === 0 && <i className="h-16 rounded-chip border-2 border-dashed border-line" />}
              {step > 0 &&
                cards
                  .filter(({ stage, fate }) => (step === 3 && fate === 'moves on' ? stage + 1 : stage) === lane)
                  .map((card) => <Deal key={card.name} {...card} step={step} />)}
            </div>
          ))}
        </div>
      </Window>
    </div>
  );
}

function Deal({ name, worth, next, fate, step }: Card & { step: number }) {
  const late = step > 1 && !next;
  const now = step === 3 ? fate : undefined;
  const ground = late ? 'bg-hue' : now === 'moves on' ? 'bg-highlight' : 'bg-surface';
  return (
    <span
      className={`block rounded-chip px-1.5 py-2 text-xs sm:px-2 ${ground} ${now === 'is closed' ? 'text-text-faint' : ''}`}
    >
      <b className="block font-[650] sm:text-sm">{now === 'is closed' ? <s>{name}</s> : name}</b>
      {worth}
      {step === 1 && <span className="block text-text-faint">By email</span>}
      {step > 1 && <span className="mt-1 block">{next ?? (step === 2 ? 'What is next?' : 'Call at 8')}</span>}
    </span>
  );
}

import { Segments, Stalk } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';

const recipes = [
  ['Welcome', 'After the first order', 3],
  ['Birthday', 'A week ahead', 2],
  ['Win-back', '90 quiet days', 4],
] as const;

export function StepScene({ step }: { step: number }) {
  if (step === 0)
    return (
      <div className="grid content-center gap-3 p-4 text-center">
        <span className="block font-[650]">Posy & Fern</span>
        <div className="flex items-center gap-2">
          {recipes.map(([name, when, mails]) => (
            <Panel
              key={name}
              className={`grid flex-1 justify-items-center gap-3 p-3 ${name === 'Birthday' ? 'bg-surface py-8 shadow-card' : 'bg-hue-soft py-5'}`}
            >
              <span className="flex h-12 items-end">
                <span className="w-6">
                  <Stalk of={mails} segment="h-2" tone={name === 'Birthday' ? 'action' : 'dark'} />
                </span>
              </span>
              <b className="font-[650]">{name}</b>
              <span className="text-xs text-text-soft">{when}</span>
              {name === 'Birthday' ? <Mark icon="check" tone="highlight" /> : <Mark icon="plus" tone="plain" />}
            </Panel>
          ))}
        </div>
      </div>
    );
  return (
    <div className="grid content-center items-center gap-3 p-4 lg:grid-cols-2">
      <Panel className={`bg-surface p-4 text-center ${step > 1 ? 'max-lg:hidden' : 'mx-auto max-w-80 lg:col-span-2'}`}>
        <span className="block text-xs text-text-soft">Posy & Fern</span>
        <Peony className="mx-auto mt-2 h-16" />
        <b className="numerals mt-2 block text-lg">Happy birthday, Nora</b>
        <p className="mt-2">
          {step === 1 && <s className="text-text-faint">Enjoy 10% off storewide!</s>}{' '}
          <span className="bg-highlight-soft">
            The peonies you like are in, and the best bunch has your name on it.
          </span>
        </p>
        {step === 1 ? (
          <MockButton tone="dark" className="mt-4">
            Keep it for me
          </MockButton>
        ) : (
          <span className="mt-3 flex justify-center">
            <Chip tone={step === 3 ? 'done' : 'plain'}>{step === 3 ? 'Running' : 'Ready to start'}</Chip>
          </span>
        )}
      </Panel>
      {step === 2 && (
        <Panel className="grid gap-4 bg-surface p-4">
          <Row lead={<Mark icon="users" />} title="Birthday within a week" text="Nora and six others" />
          <div>
            <span className="mb-1.5 flex justify-between">
              <b className="font-[650]">Quiet hours</b>8 pm to 9 am
            </span>
            <span className="segments h-6">
              {Array.from({ length: 24 }, (_, hour) => (
                <i key={hour} className={hour < 9 || hour > 19 ? 'bg-stage' : 'bg-hue-soft'} />
              ))}
            </span>
          </div>
          <div>
            <span className="mb-1.5 flex justify-between">
              <b className="font-[650]">At most</b>2 messages a week
            </span>
            <Segments of={7} filled={2} tone="action" className="h-3" />
          </div>
        </Panel>
      )}
      {step === 3 && (
        <Panel className="grid gap-4 bg-surface p-4">
          <span className="flex items-end justify-between">
            <span>
              <b className="numerals block text-[2rem]">19</b>orders
            </span>
            <span>
              <b className="numerals block text-[2rem]">31</b>replies
            </span>
            <span className="flex items-end gap-1.5">
              {[2, 3, 3, 5].map((orders, week) => (
                <span key={week} className="w-6">
                  <Stalk of={orders} segment="h-2.5" tone={week === 3 ? 'action' : 'hue'} />
                </span>
              ))}
            </span>
          </span>
          <Row
            className="rounded-tile bg-hue-soft p-3"
            lead={<Mark icon="copy" tone="dark" />}
            title="Anniversaries"
            text="A copy, ready to edit"
          />
        </Panel>
      )}
    </div>
  );
}

function Peony({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 80 72" className={className}>
      <path d="M40 72V40" className="stroke-action" strokeWidth="4" />
      <path
        d="M40 66C26 68 18 62 15 52c12-1 21 3 25 14Zm0-6c12 1 19-4 22-13-11-1-19 3-22 13Z"
        className="fill-action"
      />
      <path d="M40 4c9-6 20 1 19 11 9 4 8 17-2 20-6 8-28 8-34 0-10-3-11-16-2-20C20 5 31-2 40 4Z" className="fill-hue" />
      <path
        d="M27 25c2-9 9-13 13-13s11 4 13 13M32 29c2-8 5-10 8-10s6 2 8 10"
        fill="none"
        className="stroke-text"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

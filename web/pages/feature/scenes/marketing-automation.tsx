import { Segments } from '../../../drawing/bamboo.tsx';
import { Joint, Step } from '../../../drawing/flow.tsx';
import { Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';

export { StepScene } from '../step-scenes/marketing-automation.tsx';
export { tiles } from '../tiles/marketing-automation.tsx';

export default function MarketingAutomation() {
  return (
    <Scene
      shop="Posy & Fern"
      trade="Florist"
      className="grid gap-1 rounded-stage bg-hue p-4 max-lg:max-w-md lg:flex lg:px-8 lg:py-14"
    >
      <div className="grid content-center lg:flex-5">
        <Step icon="bolt" tone="hue" title="Ordered last May" text="4,250 customers">
          <div className="max-lg:hidden">
            <span className="flex flex-col gap-0.5 py-2 pl-4">
              <i className="h-2 w-1.5 rounded-[3px] bg-hue" />
              <i className="h-2 w-1.5 rounded-[3px] bg-hue" />
            </span>
            <Row lead={<Mark icon="clock" />} title="Wait until April 24" text="9 am, never on a Sunday" />
          </div>
        </Step>
      </div>
      <Joint tone="dark" />
      <Step
        icon="mail"
        title="Posy & Fern"
        text="“Her bouquet is on hold”"
        className="bg-surface lg:w-64"
        end={<Bouquet className="h-12 lg:hidden" />}
      >
        <div className="mt-3 rounded-tile bg-hue-soft p-4 text-center max-lg:hidden">
          <Bouquet className="mx-auto h-24" />
          <b className="my-3 block text-sm font-[650]">Peonies, cut on Friday</b>
          <MockButton tone="dark">Keep mine for Sunday</MockButton>
        </div>
      </Step>
      <Joint ways={2} tone="dark" />
      <div className="grid grid-cols-2 content-around gap-3 lg:flex-5 lg:grid-cols-1">
        <Step icon="eye" tone="sun" title="1,940 opened it" text="Next day: a free vase" />
        <Step icon="message" tone="sky" title="2,310 didn’t" text="Text with last year’s card" />
      </div>
      <Joint ways={2} tone="dark" />
      <Step
        icon="receipt"
        tone="hue"
        title="159 bouquets"
        text={<span className="text-on-dark-soft">118 by email, 41 by text</span>}
        className="bg-stage text-on-dark lg:flex lg:flex-5 lg:flex-col lg:justify-center lg:p-5"
      >
        <b className="numerals my-5 block text-[2rem] max-lg:hidden">$9,540</b>
        <Segments of={13} filled={10} className="h-3 origin-left animate-fill max-lg:hidden" />
        <span className="mt-3 block max-lg:hidden">Anyone who bought left the list right away.</span>
      </Step>
    </Scene>
  );
}

function Bouquet({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 72" className={className}>
      <path d="M48 70 30 34m18 36V30m0 40 18-36" fill="none" className="stroke-action" strokeWidth="3" />
      <path d="M34 52c-10 2-16-2-18-8 8-3 15 0 18 8Zm28 0c10 2 16-2 18-8-8-3-15 0-18 8Z" className="fill-action" />
      <g className="fill-hue">
        <circle cx="28" cy="26" r="13" />
        <circle cx="68" cy="26" r="13" />
      </g>
      <circle cx="48" cy="20" r="16" className="fill-clay" />
      <g fill="none" className="stroke-text" strokeWidth="2" strokeLinecap="round">
        <path d="M41 20c2-6 11-7 13-1-1 5-8 5-8 1M23 27c1-4 8-5 9-1M64 27c1-4 8-5 9-1" />
      </g>
    </svg>
  );
}

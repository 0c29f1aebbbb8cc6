import { Segments } from '../../../drawing/bamboo.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { CategoryScene } from '../category-scenes/courses.tsx';
export { tiles } from '../tiles/courses.tsx';
export const ground = 'hue';

export default function Courses() {
  return (
    <Scene shop="Quist Dogs" trade="Dog trainer" over className="grid gap-3 md:flex md:items-end md:gap-4">
      <Panel className="flex flex-1 flex-col overflow-clip bg-sky shadow-card">
        <Dog />
        <div className="bg-stage p-4 text-on-dark">
          <span className="block origin-left animate-fill">
            <Segments of={24} filled={9} tone="highlight" className="h-2" />
          </span>
          <span className="mt-3 flex items-center gap-3">
            <span className="grid size-9 place-items-center rounded-full bg-highlight text-text">
              <Icon name="play" className="size-4" />
            </span>
            <b className="flex-1 font-[650] md:text-sm">Stay, with the door open</b>
            1:34
          </span>
        </div>
      </Panel>
      <Window title="Calm Dog in Six Weeks" aside="Quist Dogs" className="shrink-0 shadow-card md:w-72 lg:w-96">
        <div className="p-2.5">
          <Outline />
          <div className="mt-3 flex items-center gap-3 border-t border-line px-3.5 py-4 max-md:hidden">
            <span className="grid size-9 place-items-center rounded-full bg-highlight">
              <Icon name="award" className="size-4.5" />
            </span>
            <span>
              <b className="block font-[650]">Certificate for Pilot and Ana</b>
              <span className="text-xs text-text-soft">After the last lesson, signed by you</span>
            </span>
          </div>
        </div>
      </Window>
    </Scene>
  );
}

const chapters = [
  { title: 'Week 1: Sit', note: 'Quiz passed, 9 of 10', lessons: 5, done: 5 },
  { title: 'Week 2: Stay', note: 'Now playing', lessons: 6, done: 2 },
  { title: 'Week 3: Walk on a loose leash', note: 'Opens in seven days', lessons: 6, done: 0 },
] as const;

/** A segment per lesson. Phones show the first two chapters. */
function Outline() {
  return (
    <div className="grid gap-1.5">
      {chapters.map(({ title, note, lessons, done }, index) => (
        <div
          key={title}
          className={`rounded-tile px-3.5 py-3 ${index > 1 ? 'max-md:hidden' : ''} ${index === 1 ? 'bg-hue-soft' : ''}`}
        >
          <span className="flex items-center gap-2 font-[650]">
            <span className="flex-1">{title}</span>
            {done === lessons && <Icon name="check" className="size-4 text-action" />}
            {done === 0 && <Icon name="lock" className="size-4 text-text-faint" />}
          </span>
          <span className="mb-2 block text-xs text-text-soft">{note}</span>
          <Segments of={lessons} filled={done} className="h-2" />
        </div>
      ))}
    </div>
  );
}

function Dog() {
  return (
    <svg aria-hidden="true" viewBox="0 24 600 276" preserveAspectRatio="xMidYMax slice" className="w-full lg:h-88">
      <path d="M0 236h600v64H0Z" className="fill-action" />
      <path d="M420 40h120v196H420Z" className="fill-sun" />
      <path d="M420 40l-60 22v196l60-22Z" className="fill-surface" />
      <circle cx="376" cy="160" r="6" className="fill-text" />
      <g className="fill-clay">
        <path d="M150 276c-18-40 6-116 62-116 44 0 62 40 62 116Z" />
        <path d="M268 268c30 8 46-8 44-30-10 12-24 16-44 10Z" />
        <circle cx="196" cy="124" r="52" />
      </g>
      <g className="fill-text">
        <path d="M150 96c-22 0-30 30-18 62 18 0 28-24 28-50Zm92 0c22 0 30 30 18 62-18 0-28-24-28-50Z" />
        <circle cx="180" cy="118" r="6" />
        <circle cx="214" cy="118" r="6" />
        <path d="M184 140h26c0 10-8 14-13 14s-13-4-13-14Z" />
      </g>
      <path d="M176 276v-46m40 46v-46" className="stroke-text" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M158 176c20 12 58 12 78 0"
        fill="none"
        className="stroke-highlight"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  );
}

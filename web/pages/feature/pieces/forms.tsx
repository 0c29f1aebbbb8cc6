import page, { fields, kinds, outcomes, places } from '#content/features/forms.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ChoicePicture, Choices } from '../choices.tsx';
import { DoPiece, useControls } from '../do-piece.tsx';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

const half = Object.keys(fields).length / 2;

/** A music school's form, made in four choices; each ticks a step. */
export default function Forms() {
  const controls = useControls(Object.keys(fields).map((name) => ['field', name]));
  const kept = controls.values.getAll('field');
  const seconds = secondsOf(kept);
  const [kind, outcome, place] = ['kind', 'outcome', 'place'].map((name) => controls.values.get(name));
  const isShort = kept.length <= half;
  const live = kind && outcome && place && isShort ? liveText(kind, place) : '';
  return (
    <DoPiece
      task={task}
      controls={controls}
      done={[isShort && 2]}
      shop="Maple Street Music"
      trade="Music school"
      className="mt-10 gap-4 md:grid-cols-2"
    >
      <div className="dark-area flex flex-col gap-5 rounded-card bg-stage p-5 text-on-dark">
        <Choices label={labels.pick} name="kind" step={1} options={kinds} />
        <Choices label={labels.next} name="outcome" step={3} options={outcomes} />
        <Choices label={labels.put} name="place" step={4} options={places} />
        <div aria-hidden="true" className="mt-auto max-md:hidden">
          <Seconds of={kept} />
        </div>
      </div>
      <div id="form" className="rounded-card bg-surface p-5 shadow-card">
        <span className="text-xs text-text-soft">Maple Street Music</span>
        <b className="numerals mt-1 block text-2xl">{labels.cut}</b>
        <div className="mt-3 grid gap-1">
          {Object.keys(fields).map((name) => (
            <label
              key={name}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-chip px-3 text-text-faint line-through has-checked:bg-page-alt has-checked:text-text has-checked:no-underline"
            >
              <input type="checkbox" name="field" value={name} defaultChecked className="size-5 accent-action" />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <p role="status" className="mt-4 border-t border-line pt-3 font-[650] tabular">
          {`${kept.length} ${kept.length === 1 ? labels.question : labels.questions}, ${seconds} ${labels.seconds}. ${live}`}
        </p>
      </div>
    </DoPiece>
  );
}

const secondsOf = (kept: readonly string[]) =>
  Object.entries(fields).reduce((sum, [name, time]) => sum + (kept.includes(name) ? time : 0), 0);

function Seconds({ of: kept }: { of: readonly string[] }) {
  return (
    <p className="text-on-dark-soft">
      <b className="numerals block text-[3.5rem] text-highlight">{secondsOf(kept)}</b>
      {labels.seconds}
    </p>
  );
}

const [camp, offer, link] = [kinds[1], outcomes[0], places[1]];
const short = Object.keys(fields).slice(0, half);
const shortest = short.slice(1);

export const stills: readonly Still[] = [
  {
    feature: 0,
    values: { field: short },
    to: 'form',
    picture: (
      <div className="grid content-start gap-1 rounded-card bg-surface p-5">
        <b className="numerals mb-2 text-2xl">{labels.cut}</b>
        {short.map((name) => (
          <span key={name} className="flex items-center gap-3 rounded-chip bg-page-alt p-2 px-3">
            <Icon name="check" className="size-4 text-action" />
            {name}
          </span>
        ))}
      </div>
    ),
  },
  {
    feature: 1,
    values: { kind: camp, field: shortest },
    to: 'form',
    ground: 'stage',
    picture: (
      <div className="grid gap-5">
        <ChoicePicture label={labels.pick} options={kinds} chosen={camp} />
        <Seconds of={shortest} />
      </div>
    ),
  },
  {
    feature: 3,
    values: { kind: camp, field: short, outcome: offer, place: link },
    to: 'form',
    ground: 'hue',
    picture: (
      <div className="grid gap-4 rounded-card bg-surface p-5">
        <ChoicePicture label={labels.next} options={outcomes} chosen={offer} />
        <p className="border-t border-line pt-3 font-[650]">{liveText(camp, link)}</p>
      </div>
    ),
  },
];

function liveText(kind: string, place: string) {
  return `${labels.live} ${kind}, ${place.toLowerCase()}.`;
}

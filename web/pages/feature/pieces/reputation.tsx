import page, { examples, limits, type Profile } from '#content/features/reputation.ts';
import { wholeNumber } from '#content/shared/text/format.ts';
import { Avatar, Chip, MockButton, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { LookPiece, type ResultProps } from '../look-piece.tsx';
import { NumberFields } from '../number-fields.tsx';
import type { Still } from '../piece.ts';

const { labels } = page.piece;

/** Five-star reviews in a row that lift a rating to the goal, which is below 5. */
const neededFor = ({ rating, reviews, goal }: Profile) => {
  const [from, to] = [Math.round(rating * 10), Math.round(goal * 10)];
  return Math.max(0, Math.ceil((reviews * (to - from)) / (50 - to)));
};

/** Counts the reviews and the weeks between two ratings. */
export default function Reputation() {
  return (
    <LookPiece
      page={page}
      shop="Lakeside Inn"
      trade="Inn"
      examples={examples}
      fields={<NumberFields limits={limits} values={examples[0]!} labels={labels} />}
      aside={<Review />}
      answer={({ values }) => {
        const { isWhole, needed, counts } = outcomeOf(values);
        if (!isWhole) return labels.incomplete;
        return needed === 0
          ? labels.reached
          : counts.map(({ label, count }) => `${wholeNumber(count)} ${label}`).join(', ');
      }}
      result={(props) => <Result {...props} />}
    />
  );
}

function outcomeOf(profile: Profile) {
  const isWhole = Object.values(profile).every((value) => value > 0);
  const needed = isWhole ? neededFor(profile) : 0;
  const weeks = Math.ceil(needed / profile.weekly);
  const counts = [
    { label: needed === 1 ? labels.neededOne : labels.needed, count: needed },
    { label: weeks === 1 ? labels.weeksOne : labels.weeks, count: weeks },
  ];
  return { isWhole, needed, counts };
}

function Result({ values: profile }: ResultProps<Profile>) {
  const { rating, reviews } = profile;
  const { isWhole, needed, counts } = outcomeOf(profile);
  const average = (reviews * rating + needed * 5) / (reviews + needed);
  const sum = `(${wholeNumber(reviews)} × ${rating} + ${wholeNumber(needed)} × 5) ÷ ${wholeNumber(reviews + needed)}`;
  return (
    <div className="grid content-between gap-8 rounded-stage bg-stage p-5 text-on-dark sm:p-8">
      <Ratings {...profile} />
      <dl className="grid grid-cols-2 gap-4 border-t border-line-dark pt-5">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm text-on-dark-soft">{label}</dt>
            <dd className="numerals text-[2.5rem] leading-none">{isWhole ? wholeNumber(count) : '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="min-h-[3lh] text-sm tabular">
        {!isWhole ? labels.incomplete : needed === 0 ? labels.reached : `${sum} = ${average.toFixed(2)}`}
        <span className="block text-on-dark-soft">{labels.note}</span>
      </p>
    </div>
  );
}

export const stills: readonly Still[] = [
  { feature: 0, point: 4, ground: 'stage', picture: <Ratings {...examples[4]!} /> },
  {
    feature: 2,
    point: 0,
    ground: 'hue',
    picture: (
      <Panel className="bg-surface p-5">
        <Review />
      </Panel>
    ),
  },
  { feature: 4, point: 5, ground: 'stage', picture: <Ratings {...examples[5]!} /> },
];

function Ratings({ rating, goal }: Profile) {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-4">
      {[rating, goal].map((stars, index) => (
        <span key={index} className={index ? 'text-highlight' : 'text-on-dark-soft'}>
          <b className="block numerals text-[3.5rem] leading-none sm:text-[5rem]">{stars ? stars.toFixed(1) : '–'}</b>
          <Stars value={Math.min(stars || 0, 5)} className="mt-3 h-4 max-w-full sm:[&:not(.still_*)]:h-8" />
        </span>
      ))}
    </div>
  );
}

function Review() {
  return (
    <>
      <Row
        lead={<Avatar name="Hanne Dahl" />}
        title="Hanne D."
        text={<Stars value={5} className="mt-1 h-4" />}
        end={<Chip>Maps</Chip>}
      />
      <p className="my-3">“We woke up to mist on the water and warm cinnamon rolls.”</p>
      <span className="flex items-center justify-between gap-4 rounded-tile bg-page-alt p-3">
        <span className="text-text-soft">Thank you, Hanne! The rolls are Ida’s recipe.</span>
        <MockButton>Approve</MockButton>
      </span>
    </>
  );
}

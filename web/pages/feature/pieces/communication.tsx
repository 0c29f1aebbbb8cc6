import page, { channels, examples, type Message, rules, team } from '#content/features/communication.ts';
import { Avatar, Chip, Row } from '../../../drawing/row.tsx';
import { Thread } from '../../../drawing/thread.tsx';
import { Window } from '../../../drawing/window.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LookPiece, type ResultProps } from '../look-piece.tsx';
import type { Still } from '../piece.ts';

const { labels } = page.piece;

const channelNames = Object.fromEntries(Object.entries(channels).map(([value, { name }]) => [value, name]));

const ruleFor = ({ text }: Message) => rules.find(({ words }) => words.test(text))!;

function answerTo(message: Message) {
  if (!message.text.trim()) return labels.empty;
  return `${team[ruleFor(message).who][0]} ${labels.answers} ${channels[message.channel].reply}`;
}

/** Sorts a message to the teammate who answers it, with a draft. */
export default function Communication() {
  const [{ text, channel }] = examples as readonly [Message];
  return (
    <LookPiece
      page={page}
      shop="Windowsill"
      trade="Pet hotel"
      examples={examples}
      fields={
        <div className="grid gap-3 noscript:hidden sm:grid-cols-[1fr_9.5rem] lg:grid-cols-1">
          <TextField label={labels.text} name="text" maxLength={120} defaultValue={text} />
          <SelectField label={labels.channel} name="channel" options={channelNames} defaultValue={channel} />
        </div>
      }
      aside={
        <>
          <Row lead={<Cat />} title="Tessa Boyd, Miso" text="Texted, emailed and called by 7:56 am" />
          <span className="mt-3 flex items-center justify-between gap-4 rounded-tile bg-page-alt p-3">
            <span className="text-text-soft">See you at nine. Bring her blanket.</span>
            <Chip tone="done">One reply</Chip>
          </span>
        </>
      }
      categoryOf={(message) => (message.text.trim() ? ruleFor(message).category : undefined)}
      answer={({ values }) => answerTo(values)}
      result={(props) => <Result {...props} />}
    />
  );
}

function Result({ values: message, categoryName }: ResultProps<Message>) {
  const { text } = message;
  const { words, who, isUrgent } = ruleFor(message);
  const [name, job] = team[who];
  const [word] = words.exec(text)!;
  if (!text.trim()) return <p className="rounded-stage bg-stage p-5 text-base text-on-dark sm:p-8">{labels.empty}</p>;
  return (
    <div className="draft grid content-between gap-5 rounded-stage bg-stage p-5 text-on-dark sm:p-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar name={name} tone="hue" className="size-14 text-2xl sm:size-20 sm:text-[2rem]" />
        <p className="flex-1">
          <span className="block text-on-dark-soft">{labels.goesTo}</span>
          <b className="block numerals text-[2.5rem] leading-none sm:text-[3.5rem]">{name}</b>
          <span className="mt-1 block">{job}</span>
        </p>
        <Chip tone={isUrgent ? 'clay' : 'highlight'}>{isUrgent ? labels.urgent : categoryName}</Chip>
      </div>
      <p className="min-h-lh border-t border-line-dark pt-4 text-base">
        {word ? `${labels.because} “${word}”` : labels.unmatched}
      </p>
      <Conversation {...message} />
      <label className="piece-chip justify-self-end">
        <input type="checkbox" />
        <Icon name="check" className="sent mr-2 size-4" />
        {labels.send}
      </label>
    </div>
  );
}

export const stills = (
  [
    [2, 1],
    [3, 3],
    [4, 5],
  ] as const
).map(
  ([feature, point]): Still => ({
    feature,
    point,
    ground: 'hue',
    picture: (
      <div className="draft">
        <Conversation {...examples[point]!} />
      </div>
    ),
  }),
);

function Conversation(message: Message) {
  const { from = labels.someone, text } = message;
  const { words, who, reply } = ruleFor(message);
  const channel = channels[message.channel];
  const { 0: word, index } = words.exec(text)!;
  return (
    <Window title={from} aside={<Chip>{`${team[who][0]} is on it`}</Chip>} className="min-h-52 text-text">
      <div className="p-4">
        <Thread
          messages={[
            {
              from: 'them',
              icon: channel.icon,
              via: channel.name,
              text: (
                <span dir="auto" className="wrap-anywhere">
                  {text.slice(0, index)}
                  {word && <mark className="rounded-segment bg-highlight text-text">{word}</mark>}
                  {text.slice(index + word.length)}
                </span>
              ),
            },
            {
              from: 'us',
              icon: 'spark',
              via: (
                <>
                  <span className="unsent">{labels.draft}</span>
                  <span className="sent">{`${labels.sent} ${channel.reply}`}</span>
                </>
              ),
              text: reply,
            },
          ]}
        />
      </div>
    </Window>
  );
}

function Cat() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 56" className="h-14 shrink-0">
      <path d="M8 6c0-3 2-4 4-2l12 9h16l12-9c2-2 4-1 4 2v26c0 14-10 22-24 22S8 46 8 32Z" className="fill-hue" />
      <path d="M28 13v8m8-8v8" fill="none" className="stroke-text" strokeWidth="3" strokeLinecap="round" />
      <g className="fill-text">
        <ellipse cx="22" cy="32" rx="3" ry="4" />
        <ellipse cx="42" cy="32" rx="3" ry="4" />
        <path d="M29 39h6l-3 4Z" />
      </g>
      <path
        d="M32 43c-1 3-5 3-6 1m6-1c1 3 5 3 6 1M4 36l10 2M4 44l10-2m46-6-10 2m10 6-10-2"
        fill="none"
        className="stroke-text"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

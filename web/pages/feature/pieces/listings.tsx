import page, { example, town } from '#content/features/listings.ts';
import { clock, minuteOf } from '../../../drawing/clock.ts';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LookPiece, type ResultProps } from '../look-piece.tsx';
import type { Still } from '../piece.ts';

const { labels } = page.piece;

/** `opens` and `closes` are 24-hour '06:00', empty if invalid. */
type Search = Readonly<{ words: string; open: boolean; shop: string; opens: string; closes: string }>;

const examples = Array.from({ length: 6 }, () => example);

interface Place {
  name: string;
  text: string;
  x: number;
  y: number;
  /** In minutes of the day. Ends after midnight if it's the smaller one. */
  opens: number;
  closes: number;
  directories: string;
}

function placesFor({ shop, opens, closes }: Search, added: string): Place[] {
  const places = town.map(([name, text, x, y, from, until, directories]) => {
    return { name, text, x, y, opens: from * 60, closes: until * 60, directories } as Place;
  });
  const text = shop === example.shop ? places[0]!.text : added;
  const own = { ...places[0]!, name: shop.trim(), text, opens: minuteOf(opens), closes: minuteOf(closes) };
  return isListed(own) ? [own, ...places.slice(1)] : places.slice(1);
}

const isListed = ({ name, opens, closes }: Place) => name !== '' && opens !== closes && opens + closes > 0;

const shortClock = (minute: number) => clock(minute).replace(':00', '');

const isOpen = ({ opens, closes }: Place, at: number) =>
  opens < closes ? opens <= at && at < closes : opens <= at || at < closes;

/** Searches a town's directories, with the visitor's business among its places. */
export default function Listings() {
  return (
    <LookPiece
      page={page}
      shop="Millbrook"
      trade="Town directory"
      examples={examples}
      keepsOwn
      fields={
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 noscript:hidden">
          <TextField
            type="search"
            label={labels.words}
            name="words"
            maxLength={60}
            placeholder={labels.placeholder}
            className="col-span-2"
          />
          <label className="piece-chip col-span-2 justify-self-start bg-surface has-checked:bg-stage has-checked:text-on-dark">
            <input type="checkbox" name="open" />
            <Icon name="clock" className="mr-2 size-4" />
            {labels.open}
          </label>
          <TextField
            label={labels.shop}
            name="shop"
            maxLength={40}
            defaultValue={example.shop}
            className="col-span-2"
          />
          {(['opens', 'closes'] as const).map((name) => (
            <TextField key={name} type="time" label={labels[name]} name={name} required defaultValue={example[name]} />
          ))}
        </div>
      }
      aside={
        <div className="grid gap-4">
          <Row
            lead={<Mark icon="repeat" tone="highlight" />}
            title="New address, typed once"
            text="Maps and 14 guides followed"
            end={<Chip tone="done">Done</Chip>}
          />
          <Row
            lead={<Mark icon="route" />}
            title="“A cake for June, please”"
            text="Written once, read by three bakers"
            end={<Chip>3 free</Chip>}
          />
        </div>
      }
      answer={(props) => {
        const { found, own, openNow } = findIn(props);
        const count = `${found.length} ${labels.found} ${props.categoryName}`;
        return [openNow, count, own ? `${own.name}, ${hours(own)}` : labels.incomplete].filter(Boolean).join('. ');
      }}
      result={(props) => <Result {...props} />}
    />
  );
}

const hours = ({ opens, closes }: Place) => `${shortClock(opens)} to ${shortClock(closes)}`;

function findIn({ values, category }: Omit<ResultProps<Search>, 'categoryName'>) {
  const places = placesFor(values, labels.added);
  const own = places.length === town.length ? places[0] : undefined;
  const terms = values.words.toLowerCase().split(/\s+/);
  const time = new Date();
  const now = time.getHours() * 60 + time.getMinutes();
  const matching = places.filter(
    (place) =>
      terms.every((word) => `${place.name} ${place.text}`.toLowerCase().includes(word)) &&
      (!values.open || isOpen(place, now)),
  );
  const found = matching.filter(({ directories }) => directories.includes(String(category)));
  const others = matching.length - found.length;
  const openNow = values.open && `${labels.openAt} ${shortClock(now)}`;
  return { own, found, others, openNow };
}

function Result(props: ResultProps<Search>) {
  const { own, found, others, openNow } = findIn(props);
  return (
    <div className="grid grid-rows-[auto_1fr] overflow-clip rounded-stage bg-stage text-on-dark">
      <div aria-hidden="true" className="text-text">
        <TownMap places={found} height="clamp(176px, 18vw, 260px)" />
      </div>
      <div className="grid content-between gap-4 p-5 sm:p-6">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="numerals text-[2.5rem] leading-none text-highlight">{found.length}</b>
          <span className="text-base">{`${labels.found} ${props.categoryName}`}</span>
          {openNow && <Chip tone="highlight">{openNow}</Chip>}
        </p>
        {found.length > 0 ? (
          <ol className="grid gap-2 text-text sm:grid-cols-2">
            {found.map((place, index) => (
              <li key={place.name}>
                <Row
                  className={`h-full rounded-tile p-3 ${place === own ? 'bg-hue' : 'bg-surface'}`}
                  lead={<b className="numerals text-lg">{index + 1}</b>}
                  title={<span className="wrap-anywhere">{place.name}</span>}
                  text={
                    <span className="text-text">
                      {`${place.text}. `}
                      <span className="whitespace-nowrap">{hours(place)}</span>
                    </span>
                  }
                />
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-base">{others > 0 ? `${labels.elsewhere} ${others}.` : labels.none}</p>
        )}
        <div className="border-t border-line-dark pt-4">
          <p className="text-sm">{own ? labels.everywhere : labels.incomplete}</p>
          {own && (
            <ul className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-3">
              {['Maps', 'Search', 'Town guide'].map((site) => (
                <li key={site} className="flex items-start gap-2">
                  <Icon name="check" className="mt-0.5 size-4 shrink-0 text-highlight" />
                  <span>
                    <b className="block font-[650]">{site}</b>
                    <span className="block wrap-anywhere text-on-dark-soft">{own.name}</span>
                    <span className="whitespace-nowrap text-on-dark-soft">{hours(own)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

export const stills: readonly Still[] = [
  { feature: 1, point: 1, picture: <Town category={1} /> },
  { feature: 2, point: 4, picture: <Town category={4} /> },
  { feature: 4, point: 3, picture: <Town category={3} /> },
];

function Town({ category }: { category: number }) {
  const { found } = findIn({ values: example, category });
  return (
    <Panel className="overflow-clip">
      <TownMap places={found} height="clamp(176px, 25vw, 272px)" />
    </Panel>
  );
}

/** `x` and `y` are percentages. The first place is selected. */
function TownMap({ places, height }: { places: readonly { x: number; y: number }[]; height: string }) {
  return (
    <div className="relative overflow-clip bg-hue-soft" style={{ height }}>
      <svg
        aria-hidden="true"
        viewBox="0 0 800 400"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <path d="M-20 330c120-60 180 20 300-20s150-120 300-110 160 70 260 30v200H-20Z" className="fill-sky" />
        <path d="M520 40h150v90H520ZM60 60h120v80H60Z" className="fill-action" opacity=".25" />
        <g fill="none" className="stroke-surface" strokeWidth="14">
          <path d="M-20 190 260 150 480 170 820 60M240-20l30 180-60 260M470-20l10 200 90 240M-20 40l280 20 560-60" />
        </g>
        <g fill="none" className="stroke-surface" strokeWidth="7">
          <path d="M80 180 60-20m80 190L160-20m160 170 20-170m60 185 20-180m150 160-10-170m90 140 10-150m70 120v-130M-20 110l280-10m0 0 220 10 340-60" />
        </g>
      </svg>
      {places.map(({ x, y }, index) => (
        <span
          key={index}
          className={`absolute grid place-items-center rounded-full font-[650] ${index === 0 ? 'size-12 bg-stage text-highlight' : 'size-9 bg-hue'}`}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {index === 0 ? <Icon name="pin" /> : index + 1}
        </span>
      ))}
    </div>
  );
}

import { type CSSProperties, useSyncExternalStore } from 'react';
import { offer } from '#content/facts/figures.ts';
import { taxNote } from '#content/facts/price-text.ts';
import page, { icons, mostClients, prices } from '#content/features/white-label.ts';
import { tools } from '#content/pages/brand-tools.ts';
import { tintOf } from '#content/shared/brand/brand-tint.ts';
import { money } from '#content/shared/text/format.ts';
import { useHydrated } from '../../../browser/hydrated.ts';
import { currentBusiness, watchBusiness } from '../../../browser/personalization.ts';
import { Personalized } from '../../../drawing/personalized.tsx';
import { fills } from '../../../drawing/tones.ts';
import { NamePlate } from '../../../sections/personalization.tsx';
import { Range } from '../../../ui/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BrandTools } from '../brand-tools.tsx';
import { Choice, Choices } from '../choices.tsx';
import { useControls } from '../do-piece.tsx';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

/** A reseller's brand, price and clients, and the income that remains after the plan. */
export default function WhiteLabel() {
  const example = page.insteadOf.prices.bars[0]!.parts;
  const controls = useControls({ clients: String(example) });
  const { values } = controls;
  const name = useSyncExternalStore(
    watchBusiness,
    () => currentBusiness().name,
    () => '',
  );
  const chosen = values.get('price');
  const price = Number(chosen ?? offer.lowestPrice);
  const clients = Number(values.get('clients'));
  const isOwn = clients !== example;
  const left = incomeOf(price, clients);
  const paidFrom = paidFromAt(price);
  const done = [name && 1, isOwn && clients > 0 && 3, isOwn && clients > 1 && 4].filter(Boolean).join(' ');
  return (
    <fieldset
      {...controls.fieldset}
      data-done={done}
      data-no-markdown=""
      className="grid min-w-0 gap-4 text-text md:grid-cols-2"
    >
      <legend className="sr-only">{task}</legend>
      <NamePlate name="Northgate Ads" trade="Marketing agency" className="md:col-span-2 md:max-w-96" />
      <div id="income" className="grid content-between gap-5 rounded-card bg-surface p-5 shadow-card">
        <div className={useHydrated() ? 'noscript:hidden' : 'invisible noscript:hidden'}>
          <BrandTools hue={page.hue} />
        </div>
        <div className="grid gap-5">
          <Choices label={labels.price}>
            {prices.map((price) => (
              <Choice key={price} name="price" step={2} value={`${price}`} label={money(price)} />
            ))}
          </Choices>
          <Range
            label={labels.clients}
            name="clients"
            min={0}
            max={mostClients}
            defaultValue={example}
            shown={clients}
            className="noscript:hidden"
          />
        </div>
        <p role="status" className="border-t border-line pt-5 text-sm">
          <Income price={price} clients={clients} />
          <span className="block min-h-[2lh] text-text-soft">
            {left < 0 ? `${labels.client} ${paidFrom} ${labels.covers}` : labels.note}
          </span>
        </p>
      </div>
      <div id="login" className="overflow-clip rounded-card bg-surface pb-4 text-sm shadow-card">
        <div aria-hidden="true">
          <Login />
          <Clients price={price} clients={clients} />
        </div>
      </div>
    </fieldset>
  );
}

const incomeOf = (price: number, clients: number) => clients * price - offer.resellerPrice;

/** The client that covers the plan. */
const paidFromAt = (price: number) => Math.ceil(offer.resellerPrice / price);

function Income({ price, clients }: { price: number; clients: number }) {
  return (
    <>
      <b className="block numerals text-[2.5rem] sm:text-[3.5rem]">{money(incomeOf(price, clients))}</b>
      <b className="mt-1 block font-[650]">{labels.left}</b>
      <span className="block tabular">{`${clients} × ${money(price)} − ${money(offer.resellerPrice)}${taxNote}`}</span>
    </>
  );
}

function Login() {
  return (
    <div className="bg-stage px-6 py-6 text-center text-on-dark">
      <span className="mx-auto grid size-12 place-items-center rounded-tile bg-hue text-text">
        <Icon name="flag" />
      </span>
      <b className="numerals mt-2 grid min-h-[2.6em] content-center text-xl text-balance">
        <Personalized part="ownName">Northgate Ads</Personalized>
      </b>
      {labels.login}
    </div>
  );
}

function Clients({ price, clients }: { price: number; clients: number }) {
  return (
    <>
      <div className="grid grid-cols-6 gap-1.5 p-5 pb-3">
        {Array.from({ length: mostClients }, (_, index) => (
          <span
            key={index}
            className={`grid aspect-square place-items-center rounded-chip ${index >= clients ? 'bg-page-alt text-transparent' : fills[index < paidFromAt(price) ? 'dark' : 'hue']}`}
          >
            <Icon name={icons[index % icons.length]!} className="size-5 sm:size-6" />
          </span>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-5 px-5">
        <Legend tone="dark" text={labels.theirs} />
        <Legend tone="hue" text={labels.yours} />
      </p>
    </>
  );
}

const violet = tools.swatches[2]!.color;
const { stage, page: hue } = tintOf(violet);

export const stills: readonly Still[] = [
  {
    feature: 0,
    values: { 'brand-color': violet },
    to: 'login',
    picture: (
      <div
        className="grid items-center overflow-clip rounded-card bg-stage"
        style={{ '--color-stage': stage, '--page-hue': hue } as CSSProperties}
      >
        <Login />
      </div>
    ),
  },
  {
    feature: 2,
    values: { price: `${prices[1]}`, clients: '12' },
    to: 'income',
    ground: 'hue',
    picture: (
      <p className="rounded-card bg-surface p-5">
        <Income price={prices[1]} clients={12} />
      </p>
    ),
  },
  {
    feature: 3,
    values: { price: `${prices[0]}`, clients: '18' },
    to: 'login',
    picture: (
      <div className="grid content-center rounded-card bg-surface pb-4">
        <Clients price={prices[0]} clients={18} />
      </div>
    ),
  },
];

function Legend({ tone, text }: { tone: 'dark' | 'hue'; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <i className={`size-3.5 rounded-segment ${fills[tone]}`} />
      {text}
    </span>
  );
}

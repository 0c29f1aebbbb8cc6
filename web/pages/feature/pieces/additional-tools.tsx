import { type PointerEvent, type ReactNode, useState } from 'react';
import page, { after, apps, floor, pitches, rates } from '#content/features/additional-tools.ts';
import { dateAndTime } from '#content/shared/dates/date-time.ts';
import { money, moneyExact, wholeNumber } from '#content/shared/text/format.ts';
import { site } from '#content/site.ts';
import { qrCode, qrLimit } from '../../../drawing/qr.ts';
import { Chip, Row } from '../../../drawing/row.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberField, TextField } from '../../../ui/fields.tsx';
import { Choice, Choices } from '../choices.tsx';
import { DoPiece, useControls } from '../do-piece.tsx';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

const sample = { floor: '2200', pitch: '6', name: '', address: '' };

/** A roofer's calculator prices the estimate that the visitor signs; the third tool is a QR code. */
export default function AdditionalTools() {
  const controls = useControls(sample);
  const value = (key: string) => controls.values.get(key) ?? '';
  const [ink, setInk] = useState('');
  const [signed, setSigned] = useState({ what: '', at: 0 });
  const pitch = Number(value('pitch'));
  const price = priceOf(Number(value('floor')), pitch);
  const sum = price && (price.from + price.to) / 2;
  const name = value('name').trim();
  const what = [sum, name, ink].join();
  const isSigned = signed.at > 0 && signed.what === what;
  const sign = () => {
    if (!isSigned) return setSigned({ what, at: sum && (name || ink) ? Date.now() : 0 });
    setInk('');
    setSigned({ what: '', at: 0 });
    (controls.fieldset.ref.current!.elements.namedItem('name') as HTMLInputElement).value = '';
    controls.read();
  };
  const draw = ({ type, buttons, clientX, clientY, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    setInk(`${ink}${type === 'pointerdown' ? 'M' : 'L'}${Math.round(clientX - left)} ${Math.round(clientY - top)}`);
  };
  const { address, problem } = addressOf(value('address').trim());
  const isOwn = Object.entries(sample).some(([key, given]) => value(key) !== given) || ink;

  const dropped = `${labels.dropped} ${controls.values.getAll('app').length}`;
  return (
    <DoPiece
      task={task}
      controls={controls}
      done={[isOwn && 1, (isSigned || (value('address') && address)) && 2]}
      shop="Ridge & Gutter"
      trade="Roofer"
      className="mt-10 gap-3 md:grid-cols-2"
    >
      <div id="quote" className="dark-area flex flex-col gap-4 rounded-card bg-stage p-5 text-on-dark">
        <b className="numerals text-2xl">{labels.quote}</b>
        <Roof pitch={pitch} />
        <NumberField
          label={labels.floor}
          name="floor"
          inputMode="numeric"
          {...floor}
          defaultValue={sample.floor}
          className="noscript:hidden"
        />
        <div className="noscript:hidden">
          <Choices label={labels.pitch}>
            {pitches.map((pitch) => (
              <Choice
                key={pitch}
                name="pitch"
                label={`${pitch} in 12`}
                value={pitch}
                isChosen={pitch === sample.pitch}
              />
            ))}
          </Choices>
        </div>
        <p role="status" className="min-h-20">
          {price ? <PriceRange {...price} /> : labels.size}
        </p>
      </div>
      <div id="estimate" className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card">
        <Estimate isSigned={isSigned} />
        <Row
          title="Tear off, shingles, flashing"
          text="The middle of the range"
          end={<b className="numerals text-2xl">{sum ? money(sum) : '?'}</b>}
        />
        <div className="grid gap-3 noscript:hidden">
          <SignatureLine name={value('name')}>
            <svg
              aria-hidden="true"
              onPointerDown={draw}
              onPointerMove={draw}
              className="absolute inset-0 size-full touch-none fill-none stroke-text"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={ink} />
            </svg>
          </SignatureLine>
          <div className="flex items-end gap-2">
            <TextField label={labels.name} name="name" maxLength={40} className="min-w-0 flex-1" />
            <Button look="ink" onClick={sign}>
              {isSigned ? labels.clear : labels.sign}
            </Button>
          </div>
        </div>
        <p role="status" className="min-h-20 noscript:hidden">
          {isSigned
            ? `${labels.signed} ${dateAndTime(signed.at)}. ${labels.deposit} ${money(Math.round(sum! / 4))}.${value('after') && ` ${value('after')}.`}`
            : signed.at
              ? labels.changed
              : signed.what === what
                ? labels.empty
                : labels.finger}
        </p>
      </div>
      <div
        id="code"
        className="grid items-center gap-x-6 gap-y-4 rounded-card bg-highlight p-5 sm:grid-cols-[1fr_11rem] md:col-span-2"
      >
        <div className="grid gap-3">
          <label className="grid gap-3">
            <b className="numerals text-2xl">{labels.code}</b>
            <input
              name="address"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={labels.placeholder}
              className="h-12 w-full rounded-tile border border-control bg-surface px-4 noscript:hidden"
            />
          </label>
          <p role="status" className="min-h-11 wrap-anywhere">
            {problem ? labels[problem] : `${labels.opens} ${address}`}
          </p>
        </div>
        <QrCode text={address} className="w-full max-w-44 rounded-tile bg-white max-sm:mx-auto" />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-4 rounded-card bg-surface p-5 shadow-card md:col-span-2">
        <Choices label={labels.after} name="after" step={3} options={after} />
        <Choices label={labels.apps} result={dropped}>
          {apps.map((label) => (
            <Choice key={label} type="checkbox" name="app" step={4} label={label} />
          ))}
        </Choices>
        <p role="status" className="sr-only">
          {dropped}
        </p>
      </div>
    </DoPiece>
  );
}

function Roof({ pitch }: { pitch: number }) {
  const top = 92 - 7 * pitch;
  return (
    <svg aria-hidden="true" viewBox="0 0 200 96" className="mt-auto max-h-40 w-full">
      <path
        d={`M14 92 100 ${top} 186 92Z`}
        className="fill-hue stroke-on-dark"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d={`M100 ${top}V92`} className="stroke-text" strokeDasharray="4 4" />
    </svg>
  );
}

function PriceRange({ area, from, to }: Price) {
  return (
    <>
      <b className="numerals block text-[1.75rem] text-highlight">{`${money(from)} to ${money(to)}`}</b>
      <span className="text-on-dark-soft">
        {`${wholeNumber(area)} ${labels.area} × ${rates.map(moneyExact).join(` ${labels.to} `)}`}
      </span>
    </>
  );
}

function Estimate({ isSigned }: { isSigned: boolean }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <b className="numerals text-2xl">18 Alder Lane</b>
        <span aria-hidden="true">
          <Chip tone={isSigned ? 'done' : 'sun'}>{isSigned ? 'Signed' : 'To sign'}</Chip>
        </span>
      </div>
      <span aria-hidden="true" className="grid grid-cols-2 gap-2">
        <House />
        <Shingles />
      </span>
    </>
  );
}

function SignatureLine({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="relative h-20 overflow-clip rounded-tile bg-hue-soft">
      <i className="absolute inset-x-4 bottom-4 border-b border-control" />
      <span aria-hidden="true" className="absolute bottom-4 left-6 numerals text-[1.75rem] whitespace-nowrap italic">
        {name}
      </span>
      {children}
    </div>
  );
}

const name = 'Dale Whitmore';
const house = { floor: '1800', pitch: '12' };
const address = 'ridge.example/van';

export const stills: readonly Still[] = [
  {
    feature: 0,
    values: { name },
    to: 'estimate',
    picture: (
      <div className="grid content-between gap-3 rounded-card bg-surface p-5">
        <Estimate isSigned={false} />
        <SignatureLine name={name} />
      </div>
    ),
  },
  {
    feature: 1,
    values: house,
    to: 'quote',
    ground: 'stage',
    picture: (
      <div className="grid gap-4">
        <Roof pitch={Number(house.pitch)} />
        <p>
          <PriceRange {...priceOf(Number(house.floor), Number(house.pitch))!} />
        </p>
      </div>
    ),
  },
  {
    feature: 2,
    values: { address },
    to: 'code',
    picture: (
      <div className="grid content-center justify-items-center gap-4 rounded-card bg-highlight p-5">
        <QrCode text={addressOf(address).address} className="w-40 rounded-tile bg-white" />
        <p className="text-center">{`${labels.opens} ${addressOf(address).address}`}</p>
      </div>
    ),
  },
];

interface Price {
  area: number;
  from: number;
  to: number;
}

/** A roof's area and price range, from its floor plan in square feet. Undefined outside the limits. */
function priceOf(plan: number, pitch: number): Price | undefined {
  if (!(plan >= floor.min && plan <= floor.max)) return;
  const area = Math.round((plan * Math.hypot(12, pitch)) / 12);
  const [from, to] = rates.map((rate) => Math.round((area * rate) / 100) * 100) as [number, number];
  return { area, from, to };
}

/** A web address for the code, the site's without one, and the label of a problem. */
function addressOf(typed: string): { address: string; problem?: 'wrong' | 'long' } {
  const address = site.origin;
  if (!typed) return { address };
  try {
    const { href, hostname } = new URL(/^https?:/i.test(typed) ? typed : `https://${typed}`);
    if (!hostname.includes('.')) return { address, problem: 'wrong' };
    return href.length > qrLimit ? { address, problem: 'long' } : { address: href };
  } catch {
    return { address, problem: 'wrong' };
  }
}

/** Scannable, with its quiet zone. */
function QrCode({ text, className }: { text: string; className: string }) {
  const rows = qrCode(text);
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1` : '')));
  return (
    <svg
      aria-hidden="true"
      viewBox={`-4 -4.5 ${rows.length + 8} ${rows.length + 8}`}
      className={`stroke-current ${className}`}
    >
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

function House() {
  return (
    <svg aria-hidden="true" viewBox="0 0 150 100" className="w-full rounded-chip bg-sky">
      <path d="M0 84h150v16H0Z" className="fill-action" />
      <path d="M30 50h90v36H30Z" className="fill-surface" />
      <path d="M18 54 48 20h54l30 34Z" className="fill-stage" />
      <path d="M40 62h16v14H40Zm54 0h16v14H94Z" className="fill-sun" />
      <path d="M68 60h16v26H68Z" className="fill-clay" />
    </svg>
  );
}

function Shingles() {
  const missing = [8, 13, 14];
  return (
    <svg aria-hidden="true" viewBox="0 0 150 100" className="w-full rounded-chip bg-sun">
      {Array.from({ length: 24 }, (_, index) => (
        <path
          key={index}
          d={`M${(index % 6) * 30 - (index % 12 > 5 ? 15 : 0)} ${Math.floor(index / 6) * 26 - 2}h27v20q-13 8-27 0Z`}
          className={missing.includes(index) ? 'fill-clay' : 'fill-stage'}
          opacity={missing.includes(index) ? 0.5 : 1}
        />
      ))}
    </svg>
  );
}

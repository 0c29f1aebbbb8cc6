import { Fragment, type ReactNode, useEffect, useState } from 'react';
import page, { colors, type Site, sites } from '#content/features/website-builder.ts';
import { ByPoint } from '../../../drawing/by-point.tsx';
import { Phone } from '../../../drawing/phone.tsx';
import { MockButton } from '../../../drawing/row.tsx';
import { hueStyle } from '../../../ui/hue-style.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Choice, Choices } from '../choices.tsx';
import { DoPiece, useControls } from '../do-piece.tsx';
import { dot } from '../dot.ts';
import type { Still } from '../piece.ts';

const { labels, task } = page.piece;

/** Undefined unless the text is a host name with a dot. */
const hostIn = (typed: string) =>
  /^(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,})\/?$/u.exec(typed.trim().toLowerCase())?.[1];

/** A site to write on: template, color, headline, photo and address are the visitor's. */
export default function WebsiteBuilder() {
  const controls = useControls({ color: 'sky' }, () =>
    setPhoto((photo) => (photo === 'unreadable' ? undefined : photo)),
  );
  const { ref } = controls.fieldset;
  const [headline, address] = ['headline', 'address'].map((name) => (controls.values.get(name) ?? '').trim()) as [
    string,
    string,
  ];
  const isLive = controls.values.has('publish');
  const color = controls.values.get('color') as (typeof colors)[number];
  const [photo, setPhoto] = useState<ImageBitmap | 'unreadable'>();
  const bitmap = photo === 'unreadable' ? undefined : photo;
  const fileField = () => ref.current!.elements.namedItem('photo') as HTMLInputElement;
  const readPhoto = async () => {
    const [file] = fileField().files!;
    if (file) setPhoto(await createImageBitmap(file, { resizeWidth: 800 }).catch(() => 'unreadable' as const));
  };
  const removePhoto = () => {
    fileField().value = '';
    setPhoto(undefined);
    fileField().focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only for a photo given before hydration.
  useEffect(() => {
    void readPhoto();
  }, []);

  const host = hostIn(address);
  const name = host ?? <BySite>{({ name }) => name}</BySite>;
  const status = () => {
    if (photo === 'unreadable') return labels.unreadable;
    if (address && !host) return labels.noHost;
    if (isLive) return host ? `${labels.live} ${host}.` : labels.noAddress;
    if (headline) return `${labels.written} “${headline}”`;
    return <BySite>{({ name, claim }) => `${name}: “${claim}.” ${labels.start}`}</BySite>;
  };
  return (
    <DoPiece
      task={task}
      controls={controls}
      done={[(headline || bitmap) && 2, host && 3]}
      style={hueStyle(color)}
      className="gap-4 text-text max-md:max-w-none"
    >
      <div className="dark-area flex flex-wrap gap-x-10 gap-y-4 rounded-card bg-stage p-5 text-on-dark">
        <Choices label={labels.template} result={<BySite>{({ claim }) => claim}</BySite>}>
          <div className="choices flex flex-wrap gap-2">
            {page.categories.items.map(({ name }, index) => (
              <Choice key={name} name="template" label={name} {...(index ? { step: 1 } : { isChosen: true })} />
            ))}
          </div>
        </Choices>
        <div className="noscript:hidden">
          <Choices label={labels.color}>
            {colors.map((each) => (
              <input
                key={each}
                type="radio"
                name="color"
                aria-label={each}
                value={each}
                defaultChecked={each === 'sky'}
                data-step={each === 'sky' ? undefined : 1}
                className="size-11 rounded-full"
                style={dot(`var(--hue-${each})`, each === color)}
              />
            ))}
          </Choices>
        </div>
        <div className="flex flex-wrap items-end gap-2 noscript:hidden">
          <label className="piece-chip gap-2">
            <Icon name="image" />
            {labels.photo}
            <input
              type="file"
              name="photo"
              accept="image/*"
              onChange={readPhoto}
              className="text-transparent file:hidden"
            />
          </label>
          <button
            type="button"
            onClick={removePhoto}
            className={`text-link min-h-11 text-accent ${bitmap ? '' : 'invisible'}`}
          >
            {labels.remove}
          </button>
        </div>
      </div>
      <div id="site" className="relative mt-8 flex items-end">
        <div className="min-w-0 flex-1 overflow-clip rounded-card bg-surface shadow-card">
          <div aria-hidden="true" className="window-bar">
            <b className="min-w-0 wrap-anywhere">{name}</b>
            <Icon name="lock" className="finished size-4" />
          </div>
          <div className="flex items-center gap-5 bg-hue-soft p-5 pt-14 max-sm:flex-col md:pr-52">
            <div className="grid w-full flex-1 gap-4">
              <EditFrame>
                <textarea
                  name="headline"
                  aria-label={labels.headline}
                  rows={3}
                  maxLength={48}
                  placeholder=" "
                  className="peer numerals block w-full resize-none bg-transparent p-2 text-[1.75rem] lg:text-[2rem]"
                />
                <b
                  aria-hidden="true"
                  className="numerals pointer-events-none invisible p-2 text-[1.75rem] peer-placeholder-shown:visible lg:text-[2rem]"
                >
                  <BySite>{({ claim }) => claim}</BySite>
                </b>
              </EditFrame>
              <MockButton tone="dark" className="w-fit">
                <BySite>{({ press }) => press}</BySite>
              </MockButton>
            </div>
            <Picture photo={bitmap} className="w-44 sm:w-56" />
          </div>
          <div aria-hidden="true" className="p-3 md:pr-52">
            <BySite>{({ shows }) => <Items shows={shows} />}</BySite>
          </div>
        </div>
        <div aria-hidden="true" className="max-md:hidden" style={{ marginLeft: -192 }}>
          <PhoneSite
            name={name}
            claim={headline || <BySite>{({ claim }) => claim}</BySite>}
            press={<BySite>{({ press }) => press}</BySite>}
          >
            <Picture photo={bitmap} className="mx-auto mt-3 w-full pb-4" />
          </PhoneSite>
        </div>
      </div>
      <div className="relative grid gap-x-4 gap-y-3 rounded-card bg-surface p-5 shadow-card sm:grid-cols-[1fr_auto]">
        <b
          aria-hidden="true"
          className="finished absolute -top-5 right-6 z-1 rounded-tile bg-highlight px-5 py-2 text-base font-bold shadow-card"
        >
          {labels.sign}
        </b>
        <label className="font-[650]">
          {labels.address}
          <input
            name="address"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            className="mt-1 block h-13 w-full rounded-tile border border-control bg-surface px-4 text-lg font-normal"
          />
        </label>
        <label className="piece-chip h-13 justify-center self-end px-8">
          <input type="checkbox" name="publish" data-step={4} />
          {labels.publish}
        </label>
        <p role="status" className="min-h-[2lh] wrap-anywhere sm:col-span-2">
          {status()}
        </p>
      </div>
    </DoPiece>
  );
}

function EditFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative grid border-2 border-action *:[grid-area:1/1]">
      <span
        aria-hidden="true"
        className="absolute bottom-full left-0 mb-2 flex gap-3 rounded-chip bg-text px-3 py-1 text-xs font-[650] text-white"
      >
        {labels.headline}
        <Icon name="pen" className="size-4" />
      </span>
      {children}
    </div>
  );
}

function PhoneSite({
  name,
  claim,
  press,
  children,
}: Record<'name' | 'claim' | 'press', ReactNode> & { children?: ReactNode }) {
  return (
    <Phone title={name} time="9:41 am" whole className="w-52 shrink-0 text-center shadow-card">
      <div className="rounded-b-card bg-hue-soft px-4 pt-4" style={{ margin: '0 -16px -16px' }}>
        <b className="numerals mb-3 grid min-h-[4lh] content-center text-xl text-balance wrap-anywhere">{claim}</b>
        <MockButton tone="dark">{press}</MockButton>
        {children}
      </div>
    </Phone>
  );
}

const [, shop, , restaurant, gym] = sites as readonly [Site, Site, Site, Site, Site];
const templateOf = (site: Site) => page.categories.items[sites.indexOf(site)]!.name;
const written = 'Chairs for tall people';

export const stills: readonly Still[] = [
  {
    feature: 0,
    values: { template: templateOf(restaurant), color: 'clay', headline: '' },
    to: 'site',
    picture: (
      <div className="grid content-between overflow-clip rounded-card bg-surface" style={hueStyle('clay')}>
        <div className="window-bar">
          <b>{restaurant.name}</b>
        </div>
        <div className="flex items-center gap-4 bg-hue-soft p-5">
          <b className="numerals flex-1 text-2xl">{restaurant.claim}</b>
          <Drawing {...restaurant} className="w-28" />
        </div>
        <div className="p-3">
          <Items {...restaurant} />
        </div>
      </div>
    ),
  },
  {
    feature: 1,
    values: { template: templateOf(shop), color: 'sun', headline: written },
    to: 'site',
    picture: (
      <div className="grid content-center gap-4 rounded-card bg-hue-soft p-5 pt-14" style={hueStyle('sun')}>
        <EditFrame>
          <b className="numerals p-2 text-[1.75rem]">{written}</b>
        </EditFrame>
        <MockButton tone="dark" className="w-fit">
          {shop.press}
        </MockButton>
      </div>
    ),
  },
  {
    feature: 2,
    values: { template: templateOf(gym), color: 'grape', headline: '' },
    to: 'site',
    picture: (
      <div className="grid content-center justify-items-center rounded-card bg-hue p-5" style={hueStyle('grape')}>
        <PhoneSite {...gym} />
      </div>
    ),
  },
];

/** One child for each template, stacked. */
function BySite({ children }: { children: (site: Site) => ReactNode }) {
  return (
    <ByPoint>
      {sites.map((site) => (
        <Fragment key={site.name}>{children(site)}</Fragment>
      ))}
    </ByPoint>
  );
}

function Picture({ photo, className }: { photo: ImageBitmap | undefined; className: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {photo ? (
        <canvas
          ref={(canvas) => canvas?.getContext('2d')?.drawImage(photo, 0, 0)}
          width={photo.width}
          height={photo.height}
          className="block w-full rounded-tile object-cover"
          style={{ aspectRatio: '5 / 4' }}
        />
      ) : (
        <BySite>{(site) => <Drawing {...site} className="w-full" />}</BySite>
      )}
    </div>
  );
}

function Drawing({ drawing, className }: Pick<Site, 'drawing'> & { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 96" fillRule="evenodd" className={`block fill-stage ${className}`}>
      <circle cx="60" cy="48" r="48" className="fill-hue" />
      <path d={drawing} />
    </svg>
  );
}

function Items({ shows }: Pick<Site, 'shows'>) {
  return (
    <span className="grid grid-cols-3 gap-2">
      {Object.entries(shows).map(([what, detail]) => (
        <span key={what} className="rounded-tile bg-page-alt p-2 sm:p-3">
          <i className="mb-2 block h-1.5 w-6 rounded-segment bg-hue" />
          <b className="block font-[650]">{what}</b>
          <span className="text-xs text-text-soft">{detail}</span>
        </span>
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { Drawings } from './drawings.ts';
import { FeatureCard } from './feature-grid.tsx';

type Tiles = NonNullable<Drawings['tiles']>;

/** Four cards, and two wide tiles with pictures. */
export function Bento({ heading, text, items, tiles }: FeaturePage['features'] & { tiles: Tiles }) {
  return (
    <Section labelledBy="features">
      <SectionHead id="features" heading={heading} text={text} />
      <ul className="grid gap-5 [grid-auto-flow:dense] sm:grid-cols-2 lg:grid-cols-6">
        {items.map((item, place) =>
          tiles[place] ? (
            <Tile key={item.title} {...item} shape={shapeOf(place, tiles)}>
              {tiles[place]}
            </Tile>
          ) : (
            <FeatureCard key={item.title} {...item} className={cardOf(place, tiles)} />
          ),
        )}
      </ul>
    </Section>
  );
}

/** Position of a tile's picture: beside or below the text. */
const shapes = {
  beside: { tile: 'bg-hue md:grid-cols-2 lg:col-span-4', crop: 'md:min-h-80', drawing: 'md:top-7 md:left-0' },
  below: { tile: 'bg-hue lg:col-span-4', crop: 'md:min-h-64', drawing: '' },
  tall: {
    tile: 'dark-area bg-stage text-on-dark md:grid-cols-2 lg:col-span-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-[auto_1fr]',
    crop: 'md:min-h-80',
    drawing: 'md:top-7 md:left-0 lg:top-0 lg:left-7',
  },
};

/** Rows of two. If both wide tiles would share a row, the first one spans two rows. */
function shapeOf(place: number, tiles: Tiles): keyof typeof shapes {
  if (standsTall(tiles)) return place % 2 ? 'beside' : 'tall';
  return place % 2 ? 'below' : 'beside';
}

/** Beside a tall tile a card is narrow. */
function cardOf(place: number, tiles: Tiles) {
  if (!standsTall(tiles)) return (place ^ 1) in tiles ? besideTile : 'lg:col-span-3';
  return place >> 1 === (2 in tiles ? 0 : 1) ? 'lg:col-span-2' : 'lg:col-span-3';
}

const besideTile = 'lg:col-span-2 lg:flex lg:flex-col lg:[&>h3]:mt-auto';

const standsTall = (tiles: Tiles) => [0, 2, 4].some((place) => place in tiles && place + 1 in tiles);

/** Larger screens clip the drawing. */
function Tile({
  title,
  text,
  shape,
  children,
}: FeaturePage['features']['items'][number] & { shape: keyof typeof shapes; children: ReactNode }) {
  const { tile, crop, drawing } = shapes[shape];
  return (
    <li className={`grid overflow-clip rounded-card sm:col-span-2 ${tile}`}>
      <div className="p-7">
        <h3 className="card-heading sm:text-3xl">{title}</h3>
        <p className="mt-2 max-w-[60ch] opacity-80">{text}</p>
      </div>
      <div aria-hidden="true" className={`fading relative px-7 pb-7 ${crop}`}>
        <div className={`right-7 left-7 text-sm leading-snug text-text md:absolute ${drawing}`}>{children}</div>
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { Drawings } from './drawings.ts';
import { FeatureCard } from './feature-grid.tsx';

type Tiles = NonNullable<Drawings['tiles']>;

/** Six things the product does: four as cards, and two as wide tiles with a crop of the product. */
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

/** How a tile stands on a larger screen, and with it where its crop is: beside the words or below them. */
const shapes = {
  beside: { tile: 'bg-hue md:grid-cols-2 lg:col-span-4', crop: 'md:min-h-80', drawing: 'md:top-7 md:left-0' },
  below: { tile: 'bg-hue lg:col-span-4', crop: 'md:min-h-64', drawing: '' },
  tall: {
    tile: 'dark-area bg-stage text-on-dark md:grid-cols-2 lg:col-span-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-[auto_1fr]',
    crop: 'md:min-h-80',
    drawing: 'md:top-7 md:left-0 lg:top-0 lg:left-7',
  },
};

/**
 * The features stand in rows of two, so that the grid closes wherever the wide ones are. Only where both would be in one
 * row, the first stands as tall as two, with two cards and then the other tile beside it.
 */
function shapeOf(place: number, tiles: Tiles): keyof typeof shapes {
  if (standsTall(tiles)) return place % 2 ? 'beside' : 'tall';
  return place % 2 ? 'below' : 'beside';
}

/** How wide a card is. Beside a tile it is narrow and as tall as that, with its words at its foot. */
function cardOf(place: number, tiles: Tiles) {
  if (!standsTall(tiles)) return (place ^ 1) in tiles ? besideTile : 'lg:col-span-3';
  return place >> 1 === (2 in tiles ? 0 : 1) ? 'lg:col-span-2' : 'lg:col-span-3';
}

const besideTile = 'lg:col-span-2 lg:flex lg:flex-col lg:[&>h3]:mt-auto';

const standsTall = (tiles: Tiles) => [0, 2, 4].some((place) => place in tiles && place + 1 in tiles);

/** A phone shows all of the drawing; on a larger screen, what does not fit of it is cut off. */
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

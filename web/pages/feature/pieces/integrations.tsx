import { useEffect, useRef, useState } from 'react';
import page, { examples } from '#content/features/integrations.ts';
import { site } from '#content/site.ts';
import { Chip, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { BrandTile } from '../../../ui/brand-tile.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { LookPiece, type ResultProps } from '../look-piece.tsx';
import type { Still } from '../piece.ts';
import type { Tool } from '../tool-index.ts';

const { labels } = page.piece;

const cases = examples.map(() => ({ q: '' }));

/** How a tool connects, and its data in each direction. */
export default function Integrations() {
  const [tools, setTools] = useState<readonly Tool[]>([]);
  const load = () => {
    import('../tool-index.ts').then(({ toolIndex }) => setTools(toolIndex));
  };
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only for text typed before hydration.
  useEffect(() => {
    if (field.current!.value) load();
  }, []);
  const toolNamed = (name: string) => {
    const unknown: Tool = { name, icon: null, color: '#5b6b60', way: 'api', text: labels.unknown };
    return tools.find((tool) => tool.name.toLowerCase().startsWith(name.toLowerCase())) ?? unknown;
  };
  const toolFor = ({ values, category }: ResultProps<{ q: string }>) => {
    const name = values.q.trim();
    return name ? toolNamed(name) : examples[category]!;
  };
  return (
    <LookPiece
      page={page}
      shop="Suds & Tails"
      trade="Dog groomer"
      examples={cases}
      fields={
        <form action="/integrations/native" aria-label={page.piece.task} onSubmit={(event) => event.preventDefault()}>
          <TextField
            ref={field}
            type="search"
            label={labels.tool}
            name="q"
            list="tools"
            placeholder={labels.placeholder}
            onFocus={load}
          />
          <datalist id="tools">
            {tools.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit" look="ink" className="mt-4 hidden noscript:block">
            {labels.search}
          </Button>
        </form>
      }
      answer={(props) => {
        const { name, way } = toolFor(props);
        return `${name}: ${labels[way]}`;
      }}
      result={(props) => <Result {...toolFor(props)} />}
    />
  );
}

function Result(tool: Tool) {
  const { name, way, text } = tool;
  return (
    <div className="grid content-between gap-6 rounded-stage bg-stage p-5 text-on-dark sm:p-8">
      <Connection {...tool} />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="numerals text-2xl">{name}</b>
          <Chip tone="highlight">{labels[way]}</Chip>
        </p>
        <p className="mt-2 text-base text-on-dark-soft">{text}</p>
        <p className="mt-4 border-t border-line-dark pt-3 text-sm">{labels[`${way}Time`]}</p>
      </div>
    </div>
  );
}

export const stills: readonly Still[] = [
  { feature: 0, point: 2, ground: 'stage', picture: <Connection {...examples[2]!} /> },
  { feature: 1, point: 3, ground: 'stage', picture: <Connection {...examples[3]!} /> },
  { feature: 3, point: 0, ground: 'stage', picture: <Connection {...examples[0]!} /> },
];

function Connection({ name, icon, color }: Tool) {
  return (
    <div aria-hidden="true" className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-text">
      <Panel className="grid h-full place-items-center gap-2 bg-surface p-4 text-center font-[650]">
        <BrandTile name={name} icon={icon} color={color} className="[--tile:4rem]" />
        {name}
      </Panel>
      <span className="grid justify-items-center max-lg:rotate-90 lg:w-16">
        <Joint />
      </span>
      <Panel className="grid h-full content-center gap-3 bg-hue p-4 sm:p-6">
        <b className="font-bold">{site.name}</b>
        <Row className="rounded-tile bg-surface p-3" title="Rosie, beagle" text="Hana Sato" />
      </Panel>
    </div>
  );
}

/** Side by side on wide screens, else stacked. */
function Joint() {
  const segment = <i className="h-2 w-1.5 rounded-segment bg-highlight lg:h-1.5 lg:w-3" />;
  return (
    <span className="flex justify-around lg:flex-col">
      {[1, 2, 3].map((way) => (
        <span key={way} className="flex gap-0.5 max-lg:flex-col">
          {segment}
          {segment}
        </span>
      ))}
    </span>
  );
}

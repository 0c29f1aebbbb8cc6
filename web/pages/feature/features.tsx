import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { scrollToSection } from '../../browser/scroll.ts';
import { chosenAt } from '../../drawing/by-point.tsx';
import { Scene } from '../../drawing/scene.tsx';
import { pieceId, type Still, type StillValues } from './piece.ts';

/** Six features without cards, each below a rule; those with a still come first. */
export function Features({
  heading,
  text,
  items,
  stills = [],
}: FeaturePage['features'] & { stills?: readonly Still[] | undefined }) {
  const all = items.map((item, index) => ({ ...item, index, still: stills.find(({ feature }) => feature === index) }));
  const sorted = [...all.filter(({ still }) => still), ...all.filter(({ still }) => !still)];
  return (
    <section aria-labelledby="features">
      <div className="mb-7 grid items-end gap-x-12 gap-y-3 lg:grid-cols-[1.5fr_1fr]">
        <h2 id="features" className="heading">
          {heading}
        </h2>
        <p className="max-w-[40em] text-muted">{text}</p>
      </div>
      <ul className="feature-list md:grid-cols-2 lg:grid-cols-3">
        {sorted.map(({ title, text, index, still }) => (
          <li
            key={title}
            style={still?.values ? undefined : chosenAt(still?.point ?? index)}
            className={still && hasStill}
          >
            {still && <StillLink title={title} {...still} />}
            <h3 className="font-sans font-[650] tracking-normal">{title}</h3>
            <p className="mt-1.5 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In two columns the texts without a still share the last cell. Without subgrid, stills have unequal heights. */
const hasStill =
  'has-still max-md:flow-root md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:max-lg:nth-3:grid-rows-[1fr_auto_auto]';

const grounds = {
  stage: 'content-center rounded-card bg-stage p-5 text-on-dark!',
  hue: 'content-center rounded-card bg-hue p-5',
};

/** Sets the piece to the state of the still, and leads there. */
function StillLink({
  title,
  feature,
  point = feature,
  values,
  to = pieceId,
  ground,
  picture,
}: Still & { title: string }) {
  const show = (event: MouseEvent) => {
    event.preventDefault();
    const piece = document.getElementById(pieceId)!;
    if (values) setControls(piece, values);
    else piece.querySelectorAll<HTMLInputElement>(':is(.rail, .choices) input')[point]!.click();
    scrollToSection(to);
  };
  return (
    <a
      href={`#${to}`}
      onClick={show}
      className="still grid transition-transform duration-180 hover:[transform:translateY(-3px)] md:min-h-[17rem]"
      data-needs-app=""
      data-no-markdown=""
    >
      <span className="sr-only">{title}</span>
      <div inert aria-hidden="true" className="points grid" data-point={point}>
        <Scene className={`grid w-full ${ground ? grounds[ground] : ''}`}>{picture}</Scene>
      </div>
    </a>
  );
}

function setControls(piece: HTMLElement, values: StillValues) {
  for (const [name, wanted] of Object.entries(values))
    for (const control of piece.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      const isTick = control.type === 'radio' || control.type === 'checkbox';
      if (isTick) {
        // The next name may be that of controls which this one adds.
        if (control.checked !== [wanted].flat().includes(control.value)) flushSync(() => control.click());
      } else {
        control.value = String(wanted);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
}

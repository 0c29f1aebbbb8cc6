import { type PointerEvent, useRef, useState } from 'react';
import { hero } from '#content/pages/home.ts';
import { moments } from '#content/pages/home-story.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { optionalPart } from '../../browser/optional-part.tsx';
import { during } from './during.ts';
import { usePlayOnce } from './use-play-once.ts';

const StagePicture = optionalPart(() => import('./stage-picture.tsx'));

const all = Object.entries(moments);

/**
 * One missed call in six moments: the picture, and the bamboo that it stands on as its slider. Each segment is a radio
 * button, so that keys, fingers and screen readers need no script; the stylesheet shows the moment that is chosen.
 */
export function Stage() {
  const stage = useRef<HTMLFieldSetElement>(null);
  usePlayOnce(stage);
  return (
    <fieldset ref={stage} className="stage" onPointerMove={drag} data-no-markdown="">
      <legend className="sr-only">{hero.story}</legend>
      <Picture />
      <div className="stage-sill">
        {all.map(([moment, { stamp, lines }], index) => (
          <label key={lines[0]} style={during(index)}>
            <input type="radio" name="moment" defaultChecked={index === all.length - 1} />
            <i />
            <span>
              <b>{stamp}</b>
              {` ${lines.join(' ')}`}
              {hero.planNotes[moment] && <small>{` ${hero.planNotes[moment]}`}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Nothing in the picture needs a script. Where the HTML has it, that stays as it is: React neither reads it nor needs its
 * code, which comes only for who comes from another page.
 */
function Picture() {
  const [isDrawn] = useState(useHydrated() || import.meta.env.SSR);
  const props = { 'aria-hidden': true, className: 'stage-picture' };
  return isDrawn ? (
    <div {...props}>
      <StagePicture />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Nothing is set.
    <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={prerenderedHtml} />
  );
}

/** Set in hydration it is left alone, and later as well, as long as it is the same object. */
const prerenderedHtml = { __html: '' };

/** With the button or the finger down over the bamboo: chooses the moment below it. */
function drag({ buttons, clientX, target }: PointerEvent<HTMLElement>) {
  const sill = buttons > 0 && (target as Element).closest('.stage-sill');
  if (!sill) return;
  const { left, width } = sill.getBoundingClientRect();
  const radios = sill.querySelectorAll('input');
  const below = radios[Math.floor(((clientX - left) / width) * radios.length)];
  if (!below) return;
  below.checked = true;
  // Keys go on from here.
  if (sill.contains(document.activeElement)) below.focus({ preventScroll: true });
}

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Calls } from './calls.tsx';
import './film.css';
import { applyFonts } from '../../startup/fonts.ts';
import { Ending } from './ending.tsx';
import { Ground } from './ground.tsx';
import { Growth } from './growth.tsx';
import { Lanes } from './lanes.tsx';
import { Lines } from './lines.tsx';
import { Shelf } from './shelf.tsx';
import { length, posterAt, sounds } from './story.ts';
import { Traveler } from './traveler.tsx';
import { Week } from './week.tsx';

/** At `t` ms, 1280 by 720: a pure function of time. */
function Film({ t }: { t: number }) {
  return (
    <div className="relative h-180 w-7xl overflow-clip leading-snug">
      <Ground t={t} />
      <Lines t={t} />
      <Calls t={t} />
      <Week t={t} />
      <Lanes t={t} />
      <Growth t={t} />
      <Traveler t={t} />
      <Shelf t={t} />
      <Ending t={t} />
    </div>
  );
}

await applyFonts();
const root = createRoot(document.getElementById('film')!);
const renderAt = (t: number) => flushSync(() => root.render(<Film t={t} />));

const film = { length, posterAt, sounds, renderAt };
Object.assign(window, { film });
renderAt(0);

// Opened by hand it loops; `#9600` pauses there.
if (!navigator.webdriver) {
  const still = Number(location.hash.slice(1));
  const play = (now: number) => {
    renderAt(still || now % length);
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
}

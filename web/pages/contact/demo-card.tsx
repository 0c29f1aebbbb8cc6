import { embedAt } from '#content/embeds/embeds.ts';
import type { contact } from '#content/pages/contact.ts';
import { EmbedFrame } from '../../embeds/embeds.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The offer of a demo, with its minutes drawn as bamboo: a segment for every five; and the calendar, if there is one. */
export function DemoCard({ heading, text, action, promise, calendar, agendaLabel, agenda }: typeof contact.demo) {
  const embed = embedAt('calendar');
  return (
    <section
      aria-labelledby="demo"
      className="dark-area col-span-full mt-16 grid items-center gap-x-16 gap-y-10 rounded-stage bg-stage px-inset py-stage text-on-dark lg:grid-cols-[1fr_1.1fr]"
    >
      <div>
        <h2 id="demo" className="heading">
          {heading}
        </h2>
        <p className="mt-4 max-w-[32em] text-on-dark-soft">{text}</p>
        {!embed && (
          <>
            <ButtonLink to={action.to} look="bright" className="mt-7">
              {action.label}
            </ButtonLink>
            <p className="mt-4 max-w-[32em] text-sm text-on-dark-soft">{promise}</p>
          </>
        )}
      </div>
      <ol aria-label={agendaLabel} className="grid gap-5">
        {agenda.map(({ minutes, title, text }, index) => (
          <li key={title} className="flex items-baseline gap-4">
            <span className="w-[5rem] shrink-0 text-right text-on-dark-soft">
              <span className="numerals text-[2rem] text-highlight">{minutes}</span> min
            </span>
            <div className="grow">
              <p>
                <strong className="font-[650]">{title}</strong> <span className="text-on-dark-soft">{text}</span>
              </p>
              <MinutesBar
                count={minutes / 5}
                offset={agenda.slice(0, index).reduce((sum, part) => sum + part.minutes / 5, 0)}
              />
            </div>
          </li>
        ))}
      </ol>
      {embed && (
        <div className="lg:col-span-2">
          <EmbedFrame embed={embed} title={calendar} className="h-[46rem] w-full rounded-card bg-white" />
        </div>
      )}
    </section>
  );
}

function MinutesBar({ count, offset }: { count: number; offset: number }) {
  return (
    <span aria-hidden="true" className="mt-2 grid grid-cols-6 gap-1">
      {Array.from({ length: 6 }, (_, index) => (
        <i
          key={index}
          className={`h-4 rounded-[5px] ${index >= offset && index < offset + count ? 'bg-highlight' : 'bg-raised-dark'}`}
        />
      ))}
    </span>
  );
}

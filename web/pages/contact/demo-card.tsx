import { embedAt } from '#content/embeds/embeds.ts';
import { contactForm } from '#content/forms/contact.ts';
import type { contact } from '#content/pages/contact.ts';
import { isAsked } from '#content/shared/forms/subject.ts';
import { EmbedFrame } from '../../embeds/embeds.tsx';
import { useTopic } from '../../forms/subject.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Five minutes per segment of bamboo. Full width with a calendar. */
export function DemoCard({ heading, text, action, calendar, agendaLabel, agenda }: typeof contact.demo) {
  const embed = embedAt('calendar');
  const topic = useTopic(contactForm);
  return (
    <section
      aria-labelledby="demo"
      hidden={topic && !isAsked(contactForm, 'firstTime', topic)}
      className={`dark-area mt-12 grid gap-x-16 gap-y-6 rounded-card bg-stage p-6 text-on-dark sm:p-9 ${embed ? 'col-span-full lg:grid-cols-2' : ''}`}
    >
      <div>
        <h2 id="demo" className="card-heading">
          {heading}
        </h2>
        <p className="mt-2 max-w-[34em] text-on-dark-soft">{text}</p>
      </div>
      <ol aria-label={agendaLabel} className="grid gap-4">
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
      {embed ? (
        <div className="lg:col-span-2">
          <EmbedFrame embed={embed} title={calendar} className="h-[46rem] w-full rounded-card bg-white" />
        </div>
      ) : (
        <div hidden={topic !== undefined}>
          <ButtonLink to={action.to} look="bright">
            {action.label}
          </ButtonLink>
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

import type { ReactNode } from 'react';
import { about, type Story } from '#content/pages/about.ts';
import { Actions } from '../../sections/actions.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Bo } from '../../ui/bo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

export { head } from '#content/pages/about.ts';
export const ground = 'highlight';

export default function About() {
  return (
    <>
      <AboutHero />
      <Section labelledBy="why">
        <Aside id="why" heading={about.why.heading}>
          <Paragraphs of={about.why} className="*:first:text-xl" />
        </Aside>
      </Section>
      {about.mascot && <Mascot {...about.mascot} />}
      <Team />
      <Beliefs />
      <Staying />
      <ClosingBand {...about.closing} actions={about.actions} />
    </>
  );
}

function AboutHero() {
  const { badge, heading, text } = about.hero;
  return (
    <section className="hue-area overflow-clip bg-highlight pt-(--header-height)">
      <div className="wrap grid items-end gap-x-12 lg:grid-cols-[1.5fr_1fr]">
        <div className="self-center py-section max-lg:pb-6">
          <p className="eyebrow">{badge}</p>
          <h1 className="claim">{heading}</h1>
          <p className="mt-6 max-w-[34em] text-lg">{text}</p>
          <Actions actions={about.actions} looks={['ink', 'secondary']} className="mt-8" />
        </div>
        {about.mascot ? (
          <Bo pose="eating" className="mx-auto -mb-1 w-[clamp(220px,34vw,430px)]" />
        ) : (
          <div className="dark-area mb-12 self-center rounded-card bg-stage p-4 text-on-dark sm:p-6 lg:mb-0">
            <Night className="grid gap-2.5 sm:grid-cols-3 lg:grid-cols-1" />
          </div>
        )}
      </div>
    </section>
  );
}

function Aside({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.25fr]">
      <h2 id={id} className="heading lg:sticky lg:top-28 lg:self-start">
        {heading}
      </h2>
      {children}
    </div>
  );
}

function Night({ className }: { className: string }) {
  return (
    <ul className={className}>
      {about.night.map(({ time, text }) => (
        <li key={time} className="rounded-tile bg-raised-dark px-4 py-3 text-sm leading-snug">
          <span className="numerals mb-1.5 flex items-center gap-2 text-highlight">
            <Icon name="check" className="size-4" />
            {time}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Mascot(story: Story) {
  return (
    <Section ground="stage" labelledBy="mascot">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="relative order-last lg:order-first">
          <Bo pose="asleep" className="mx-auto w-full max-w-xl" />
          <Night className="mt-6 grid gap-2.5 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3" />
        </div>
        <div>
          <h2 id="mascot" className="heading-lead mb-7">
            {story.heading}
          </h2>
          <Paragraphs of={story} className="text-on-dark-soft" />
        </div>
      </div>
    </Section>
  );
}

function Team() {
  const { heading } = about.team;
  return (
    <Section ground="alt" labelledBy="team">
      {about.mascot ? (
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <h2 id="team" className="heading mb-7">
              {heading}
            </h2>
            <Paragraphs of={about.team} />
          </div>
          <Bo pose="working" className="mx-auto w-full max-w-md" />
        </div>
      ) : (
        <Aside id="team" heading={heading}>
          <Paragraphs of={about.team} />
        </Aside>
      )}
    </Section>
  );
}

function Beliefs() {
  const { heading, text, items } = about.beliefs;
  return (
    <Section labelledBy="beliefs">
      <SectionHead id="beliefs" heading={heading} text={text} />
      <ul className="grid gap-x-16 border-t border-text md:grid-cols-2">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-5 border-b border-line py-7">
            <Icon name={icon} className="mt-0.5 size-7 text-action" />
            <div>
              <h3 className="card-heading">{title}</h3>
              <p className="mt-1.5 text-text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Staying() {
  const { heading, text, reasons } = about.staying;
  const head = <SectionHead id="staying" heading={heading} text={text} />;
  return (
    <Section ground="alt" labelledBy="staying">
      <div className={`grid gap-x-16 ${about.mascot ? 'lg:grid-cols-[auto_1fr]' : 'lg:grid-cols-[1fr_1.25fr]'}`}>
        {about.mascot ? <Bo pose="climbing" className="w-80 self-end max-lg:hidden lg:-mb-section" /> : head}
        <div>
          {about.mascot && head}
          <ol className="grid gap-1.5">
            {reasons.map(({ title, text }) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-x-6">
                <i aria-hidden="true" className="w-4 rounded-[5px] bg-action" />
                <div className="pt-1 pb-6">
                  <h3 className="card-heading">{title}</h3>
                  <p className="mt-1.5 max-w-[65ch] text-text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function Paragraphs({ of: { paragraphs }, className = '' }: { of: Story; className?: string }) {
  return (
    <div className={`grid max-w-[65ch] gap-5 ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

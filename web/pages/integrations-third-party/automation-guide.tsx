import { automationPlatforms, testRun, thirdPartyPage } from '#content/pages/integrations-third-party.ts';
import { Mark, MockButton, Row } from '../../drawing/row.tsx';
import { Window } from '../../drawing/window.tsx';
import { BrandTile } from '../../ui/brand-tile.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

export function AutomationGuide() {
  const { steps, platforms } = thirdPartyPage;
  return (
    <>
      <Section ground="stage" labelledBy="steps">
        <div className="grid gap-x-16 lg:grid-cols-2">
          <div>
            <SectionHead id="steps" heading={steps.heading} text={steps.text} />
            <TestRun />
          </div>
          <ol className="grid gap-1">
            {steps.items.map(({ title, text }, index) => (
              <li key={title} className="group flex gap-6">
                <span
                  aria-hidden="true"
                  className="numerals w-12 shrink-0 rounded-tile bg-action pt-5 text-center text-xl group-last:bg-highlight group-last:text-text"
                >
                  {index + 1}
                </span>
                <div className="pt-4 pb-6">
                  <h3 className="card-heading">{title}</h3>
                  <p className="mt-1.5 text-on-dark-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section labelledBy="platforms">
        <SectionHead id="platforms" heading={platforms.heading} text={platforms.text} />
        <ul className="grid gap-5 md:grid-cols-2">
          {automationPlatforms.map(({ name, description, icon, color, badge }) => (
            <li key={name} className="group card flex gap-5 p-6 sm:p-8">
              <BrandTile name={name} icon={icon} color={color} className="[--tile:3.5rem]" />
              <div>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <h3 className="card-heading">{name}</h3>
                  <span className="rounded-full bg-hue-soft px-3 py-0.5 text-sm font-[650] text-hue-text">{badge}</span>
                </div>
                <p className="mt-2 text-text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function TestRun() {
  return (
    <div aria-hidden="true" className="max-w-md text-xs leading-snug text-text max-lg:hidden">
      <Window title="Welcome new students" aside="Test run">
        <div className="grid gap-3 p-4">
          {testRun.map(({ icon, title, text }) => (
            <Row
              key={title}
              lead={<Mark icon={icon} tone="plain" />}
              title={title}
              text={text}
              end={<Icon name="check" className="size-4.5 text-action" />}
            />
          ))}
          <MockButton tone="highlight">Switch it on</MockButton>
        </div>
      </Window>
    </div>
  );
}

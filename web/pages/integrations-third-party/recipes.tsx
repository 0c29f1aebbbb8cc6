import { type UseCase, useCaseGroups } from '#content/pages/automation-recipes.ts';
import { thirdPartyPage } from '#content/pages/integrations-third-party.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

export function Recipes() {
  const { heading, text } = thirdPartyPage.useCases;
  return (
    <Section labelledBy="recipes">
      <SectionHead id="recipes" heading={heading} text={text} />
      {useCaseGroups.map(({ icon, title, cases }) => (
        <div key={title} className="gap-10 border-t border-line py-7 lg:flex">
          <h3 className="card-heading flex gap-3 max-lg:mb-5 lg:w-56 lg:shrink-0 lg:self-start">
            <Icon name={icon} className="mt-0.5 size-6 text-action" />
            {title}
          </h3>
          <ul className="grid flex-1 gap-x-8 gap-y-6 md:grid-cols-3">
            {cases.map((useCase) => (
              <Recipe key={useCase.when} {...useCase} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function Recipe({ when, result }: UseCase) {
  const { whenLabel, resultLabel } = thirdPartyPage.useCases;
  return (
    <li className="flex flex-col gap-1">
      <p className="flex gap-3.5">
        <i className="w-1.5 shrink-0 rounded-segment bg-highlight" />
        <span className="pb-2">
          <span className="block text-sm text-text-faint">{whenLabel}</span> {when}
        </span>
      </p>
      <p className="flex flex-1 gap-3.5 font-[650]">
        <i className="w-1.5 shrink-0 rounded-segment bg-action" />
        <span className="pt-1">
          <span className="block text-sm font-normal text-text-faint">{resultLabel}</span> {result}
        </span>
      </p>
    </li>
  );
}

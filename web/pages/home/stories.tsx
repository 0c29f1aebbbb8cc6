import { stories } from '#content/pages/home.ts';
import { Bo } from '../../ui/bo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { HiddenCostList } from './hidden-cost-list.tsx';
import { MainStreet } from './main-street.tsx';

export function Stories() {
  return (
    <>
      <Section id="hidden-costs" labelledBy="hidden-costs-heading">
        <div className="grid gap-x-16 lg:grid-cols-[1fr_1.25fr]">
          <div className="flex flex-col">
            <SectionHead id="hidden-costs-heading" {...stories} />
            <div aria-hidden="true" className="mt-auto flex items-end gap-6 max-lg:hidden">
              <Bo pose="asleep" className="w-3/5" />
              <div className="ringing-phone numerals rounded-card only:hidden">
                6:04 pm
                <Icon name="phone" />
              </div>
            </div>
          </div>
          <HiddenCostList />
        </div>
      </Section>
      <MainStreet />
    </>
  );
}

import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import {
  defaultToolCategory,
  type ThirdPartyTool,
  thirdPartyPage,
  toolCategories,
} from '#content/pages/integrations-third-party.ts';
import { BrandTile } from '../../ui/brand-tile.tsx';
import { Tab, TabList } from '../../ui/tabs.tsx';

/** Without JavaScript all panels show. */
export function ToolBrowser() {
  const [chosen, choose] = useState<string>(defaultToolCategory);
  return (
    <Tabs.Root value={chosen} onValueChange={choose}>
      <TabList
        aria-label={thirdPartyPage.tools.tabsLabel}
        className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-1 sm:grid-cols-6 lg:flex noscript:hidden"
      >
        {toolCategories.map(({ key, label, shortLabel }) => (
          <Tab
            key={key}
            value={key}
            chosen={key === chosen}
            onChoose={() => choose(key)}
            className="min-h-13 flex-auto rounded-chip bg-tint px-2 py-1.5 leading-snug font-[650] text-action-strong hover:bg-highlight hover:text-text aria-selected:bg-stage aria-selected:text-white"
          >
            <span className="lg:hidden">{shortLabel}</span>
            <span className="max-lg:hidden">{label}</span>
          </Tab>
        ))}
      </TabList>
      {toolCategories.map(({ key, label, tools }) => (
        <Tabs.Content
          key={key}
          value={key}
          forceMount
          className="mt-4 card px-5 data-[state=inactive]:hidden sm:px-8 noscript:block!"
        >
          <h3 className="card-heading py-6">{label}</h3>
          <ul>
            {tools.map((tool) => (
              <Tool key={tool.name} {...tool} />
            ))}
          </ul>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Tool({ name, description, useCase, icon, color }: ThirdPartyTool) {
  return (
    <li className="border-t border-line py-6 md:grid md:grid-cols-2 md:gap-10">
      <div className="flex gap-4">
        <BrandTile name={name} icon={icon} color={color} />
        <div>
          <h4 className="font-[650]">{name}</h4>
          <p className="text-sm text-text-soft">{description}</p>
        </div>
      </div>
      <div className="flex gap-3 max-md:mt-3">
        <i className="w-1.5 shrink-0 rounded-segment bg-highlight" />
        <div>
          <p className="text-sm text-text-faint">{thirdPartyPage.tools.useCaseLabel}</p>
          <p>{useCase}</p>
        </div>
      </div>
    </li>
  );
}

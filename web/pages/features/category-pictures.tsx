import type { ReactNode } from 'react';
import { offer } from '#content/facts/figures.ts';
import { type CatalogueCategory, cartSteps } from '#content/pages/feature-catalog.ts';
import { money, moneyText } from '#content/shared/text/format.ts';
import { DealCard, DealLane } from '../../drawing/deal.tsx';
import { Avatar, Chip, Mark, MockButton, Row } from '../../drawing/row.tsx';
import { Thread } from '../../drawing/thread.tsx';
import { Timeline } from '../../drawing/timeline.tsx';
import { fills } from '../../drawing/tones.ts';
import { Panel } from '../../drawing/window.tsx';

/** For the wide cards. */
export const categoryPictures: Readonly<Record<CatalogueCategory['id'], ReactNode>> = {
  crm: (
    <Panel className="bg-surface p-5">
      <Row
        lead={<Avatar name="Theo Lindqvist" tone="hue" className="size-11" />}
        title={<span className="text-base font-bold">Theo Lindqvist</span>}
        text="Regular since 2021"
      />
      <div className="mt-4 border-t border-line pt-4">
        <Timeline
          moments={[
            { time: '4:20 pm', text: `Two tires installed, paid ${money(286)}`, note: 'Card at the counter' },
            { time: '9:05 am', text: '“Is the wagon ready?”', note: 'Text message', tone: 'sun' },
            { time: 'Monday', text: 'Estimate accepted', note: 'Signed on his phone', tone: 'action' },
            { time: 'Friday', text: 'Missed call, 6:41 pm', note: 'Texted back', tone: 'clay' },
          ]}
        />
      </div>
    </Panel>
  ),
  pipeline: (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-2.5">
      <DealLane name="Quoted" end={moneyText(31, 'k')}>
        <DealCard name="Iverson" worth={moneyText(12, 'k')} note="Call on Thursday" step={2} />
        <DealCard name="Duarte" worth={moneyText(9.5, 'k')} note="Waiting on the bank" step={3} />
        <DealCard name="Falk" worth={moneyText(9.8, 'k')} note="Opened it twice" step={3} />
      </DealLane>
      <DealLane name="Won" end={moneyText(18, 'k')}>
        <DealCard name="Moreau" worth={moneyText(11, 'k')} note="Starts June 3" step={4} />
        <DealCard name="Abbot" worth={moneyText(7, 'k')} note="Deposit paid" step={4} />
      </DealLane>
    </div>
  ),
  'marketing-automation': (
    <div className="grid">
      {cartSteps.map(([icon, title, text, tone], index) => (
        <div key={title}>
          {index > 0 && <i className="ml-7 block h-3 w-1.5 bg-text" />}
          <Panel className="bg-surface p-3.5">
            <Row lead={<Mark icon={icon} tone={tone} />} title={title} text={text} />
          </Panel>
        </div>
      ))}
    </div>
  ),
  'ai-automation': (
    <Panel className="bg-surface p-5">
      <Thread
        messages={[
          { from: 'them', via: 'Web chat, 11:52 pm', text: 'Do you groom cats that bite?' },
          { from: 'us', via: 'AI employee', text: 'We do, with two people and no rush. How old is yours?' },
          { from: 'them', text: 'Nine. Her name is Pickle.' },
          { from: 'us', text: 'Pickle can come Saturday at 10. Want me to hold that hour?' },
        ]}
      />
    </Panel>
  ),
  'white-label': (
    <Panel className="overflow-clip bg-surface">
      <div className="flex items-center gap-3 bg-stage px-5 py-3 text-on-dark">
        <Mark icon="flag" tone="hue" />
        <b className="numerals min-w-0 flex-1 text-lg">Harbor Street Media</b>
      </div>
      <div className="grid gap-2.5 p-4">
        <span className="flex gap-1.5">
          {(['clay', 'sky', 'grape', 'sun', 'rose'] as const).map((swatch) => (
            <i key={swatch} className={`size-6 rounded-full ${fills[swatch]}`} />
          ))}
        </span>
        {['Bayview Vet', 'Pine Yoga'].map((client) => (
          <Row
            key={client}
            title={client}
            text="Billed by you on the 1st"
            end={<Chip tone="done">{money(offer.lowestPrice)}</Chip>}
          />
        ))}
        <MockButton tone="dark">Add a client</MockButton>
      </div>
    </Panel>
  ),
};

import type { ReactNode } from 'react';
import { messages, notices, story } from '#content/pages/home-story.ts';
import { Call, CallButtons } from '../../drawing/call.tsx';
import { Phone } from '../../drawing/phone.tsx';
import { Chip, Mark, Row } from '../../drawing/row.tsx';
import { Thread } from '../../drawing/thread.tsx';
import { during, easeInOut, ramp, spring } from './motion.ts';
import { Notice } from './notice.tsx';
import { Standing } from './standing.tsx';
import { at, messagesAt, moves, rings } from './story.ts';

const missed = 2050;
const booked = moves[0].at;

export function Calls({ t }: { t: number }) {
  const talking = ramp(t, at('Text') + 150, 450, easeInOut);
  return (
    <>
      <Standing t={t} from={-1} to={at('Booking') + 1900} left={708} zoom={1.8}>
        <div style={{ transform: `translateY(4px) rotate(${shake(t)}deg)`, transformOrigin: 'bottom' }}>
          <Phone
            title={story.customer}
            time={t < at('Reply') ? '6:04 pm' : t < booked ? '6:05 pm' : '6:06 pm'}
            className="w-66"
          >
            <div className="relative -mb-4 h-52">
              <div className="absolute inset-0" style={{ opacity: 1 - talking }}>
                <Ringing t={t} />
              </div>
              <div
                className="absolute inset-0 flex flex-col justify-end overflow-clip"
                style={{ opacity: talking, maskImage: 'linear-gradient(transparent, #000 14px)' }}
              >
                <div className="mb-auto pt-4">
                  <Conversation t={t} />
                </div>
              </div>
            </div>
          </Phone>
        </div>
      </Standing>
      <Notice t={t} from={4100} to={at('Reply') + 300} left={520} top={464}>
        <Row lead={<Mark icon="message" tone="highlight" />} {...notices.replied} />
      </Notice>
    </>
  );
}

function shake(t: number) {
  const ringing = during(t, rings[0], rings[0] + 750, 120) + during(t, rings[1], rings[1] + 750, 120);
  return ringing * Math.sin(t / 26) * 1.1;
}

function Ringing({ t }: { t: number }) {
  const over = ramp(t, missed, 350);
  return (
    <Call
      from={story.customer}
      waves={[0, 1].map((ring) => {
        const wave = ((t + ring * 500) % 1000) / 1000;
        return (
          <i
            key={ring}
            className="absolute inset-0 rounded-full border-2 border-action"
            style={{ opacity: (1 - wave) * 0.6 * (1 - over), transform: `scale(${1 + wave * 0.45})` }}
          />
        );
      })}
      status={
        <>
          <span className="[grid-area:1/1]" style={{ opacity: 1 - over }}>
            is calling
          </span>
          <span className="[grid-area:1/1]" style={{ opacity: over }}>
            6:04 pm, rang twice
          </span>
        </>
      }
      answers={
        <>
          <span
            className="flex gap-8 [grid-area:1/1]"
            style={{ opacity: 1 - over, transform: `scale(${1 - over * 0.2})` }}
          >
            <CallButtons />
          </span>
          <span
            className="rounded-full bg-clay px-4 py-1.5 text-sm font-[650] [grid-area:1/1]"
            style={{ opacity: over, transform: `scale(${0.7 + 0.3 * ramp(t, missed, 450, spring)})` }}
          >
            Missed call
          </span>
        </>
      }
    />
  );
}

function Conversation({ t }: { t: number }) {
  return (
    <>
      <span className="block pb-2.5 text-center">
        <Chip tone="clay">{story.missed}</Chip>
      </span>
      {messages.map(({ from, text }, index) => (
        <Opening key={text} open={ramp(t, messagesAt[index]!, 420)}>
          <div className="text-balance">
            <Thread messages={[{ from, text, tone: from === 'us' ? 'action' : 'plain' }]} />
          </div>
        </Opening>
      ))}
      <Opening open={ramp(t, 5850, 300) * (1 - ramp(t, 6350, 120))}>
        <span className="flex w-fit gap-1 rounded-tile rounded-bl-[3px] bg-page-alt px-3.5 py-3">
          {[0, 1, 2].map((dot) => (
            <i
              key={dot}
              className="size-1.5 rounded-full bg-text-faint"
              style={{ transform: `translateY(${Math.sin(t / 110 - dot) * 2}px)` }}
            />
          ))}
        </span>
      </Opening>
      <Opening open={ramp(t, booked, 420)}>
        <span data-slot="thread" className="invisible ml-auto block w-34 py-2">
          Booked
        </span>
      </Opening>
    </>
  );
}

function Opening({ open, children }: { open: number; children: ReactNode }) {
  return (
    <div className="grid" style={{ gridTemplateRows: `${open}fr`, opacity: open }}>
      <div className="min-h-0 overflow-clip" style={{ transform: `translateY(${(1 - open) * 12}px)` }}>
        <div className="pb-2">{children}</div>
      </div>
    </div>
  );
}

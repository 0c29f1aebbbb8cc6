import { laneTotal, messages, notices, pipeline, story, visits, week } from '#content/pages/home-story.ts';
import { money } from '#content/shared/text/format.ts';
import { site } from '#content/site.ts';
import { Calendar } from '../../drawing/calendar.tsx';
import { Deal, DealCard, DealLane } from '../../drawing/deal.tsx';
import { during } from '../../drawing/during.ts';
import { Personalized, withPersonalized } from '../../drawing/personalized.tsx';
import { Phone } from '../../drawing/phone.tsx';
import { Avatar, Chip, Mark, Row } from '../../drawing/row.tsx';
import { Bubble } from '../../drawing/thread.tsx';
import { Panel, Window } from '../../drawing/window.tsx';
import { BoFace, BoLids, BoPaws } from '../../ui/bo.tsx';
import { Icon } from '../../ui/icon.tsx';

const [call, text, reply, booking, board, payment] = [0, 1, 2, 3, 4, 5] as const;

/** Contains every moment; the stylesheet shows the current one. */
export default function StagePicture() {
  return (
    <>
      <Sky />
      <div className="stage-window">
        <Window title={pipeline.title} flush className="md:overflow-clip">
          <Board />
        </Window>
        <div className="during stage-calendar absolute inset-0 max-md:hidden" style={during(booking, booking)}>
          <Window title={week.title} flush className="h-full overflow-clip">
            <Calendar {...week} slot={33} bookings={[...week.bookings.map(withVisit), visit]} />
          </Window>
        </div>
      </div>
      <Bo />
      <div className="stage-phone inset-[66px_12px_0] md:inset-[28px_auto_0_4%] md:w-[27%]">
        <Phone title={story.customer} time={<Clock />} className="h-full overflow-clip">
          <Talk />
        </Phone>
      </div>
      {[
        { at: text, icon: 'message', says: notices.replied } as const,
        {
          at: payment,
          icon: 'card',
          says: { ...notices.paid, title: withPersonalized(notices.paid.title, money(story.worth), 'price0') },
        } as const,
      ].map(({ at, icon, says }) => (
        <div
          key={icon}
          className="shown-during stage-notice bottom-7.5 left-[30%] max-lg:hidden"
          style={during(at, at)}
        >
          <Panel className="bg-surface p-2.5 pr-5 shadow-card">
            <Row lead={<Mark icon={icon} tone="highlight" />} {...says} />
          </Panel>
        </div>
      ))}
    </>
  );
}

const herPrice = <Personalized part="price0">{money(story.worth)}</Personalized>;

const visit = {
  ...week.gap,
  title: story.customer,
  note: <Personalized part="visit0">{story.service}</Personalized>,
  tone: 'highlight',
} as const;

/** Bookings depend on the trade; lunch doesn't. */
const withVisit = (booking: (typeof week.bookings)[number]) =>
  'visit' in booking
    ? { ...booking, title: <Personalized part={`visit${booking.visit}`}>{booking.title}</Personalized> }
    : booking;

function Sky() {
  return (
    <div className="stage-sky">
      <i className="shown-during stage-sun" style={during(payment)} />
      <i className="shown-during stage-dusk" style={during(call, board)} />
      <i className="shown-during stage-night" style={during(booking, board)} />
      <i className="shown-during stage-moon" style={during(booking, board)} />
      {site.motif && (
        <svg aria-hidden="true" viewBox="0 0 1216 440" preserveAspectRatio="xMidYMax slice">
          <path d={grove} strokeWidth="14" strokeLinejoin="round" />
        </svg>
      )}
    </div>
  );
}

/** Canes: left edge, width, segment height, and top of the first. */
const canes = [
  [14, 24, 130, 60],
  [372, 30, 150, -40],
  [1160, 34, 170, -70],
] as const;

const grove = canes
  .flatMap(([x, width, tall, first]) =>
    Array.from({ length: Math.ceil((440 - first) / tall) }, (_, index) => {
      const inside = width - 14;
      return `M${x + 7} ${first + index * tall + 7}h${inside}v${tall - 20}h-${inside}Z`;
    }),
  )
  .join('');

function Bo() {
  return (
    <div className="stage-bo top-[max(-54px,-14vw)] right-[8%] z-1 w-[min(88px,22.5vw)] md:top-[-26px] md:right-[12%] md:w-[clamp(88px,14.6vw,150px)]">
      <div className="during" style={during(booking, board)}>
        <BoFace />
        <svg aria-hidden="true" viewBox="0 0 64 64" className="absolute inset-0">
          <BoLids />
        </svg>
      </div>
      <svg aria-hidden="true" viewBox="0 0 64 64" className="absolute inset-0">
        <BoPaws />
      </svg>
    </div>
  );
}

function Clock() {
  return (
    <span className="grid *:[grid-area:1/1]">
      {(
        [
          [call, text, '6:04 pm'],
          [reply, reply, '6:05 pm'],
          [booking, board, '6:06 pm'],
          [payment, payment, '12:35 pm'],
        ] as const
      ).map(([from, until, time]) => (
        <span key={time} className="shown-during" style={during(from, until)}>
          {time}
        </span>
      ))}
    </span>
  );
}

function Talk() {
  return (
    <div className="stage-talk text-balance">
      <div className="shown-during" style={during(call, call)}>
        <Ringing />
      </div>
      <div className="shown-during" style={during(text)}>
        <span className="mb-2 block text-center">
          <Chip tone="clay">{story.missed}</Chip>
        </span>
        <Said {...messages[0]} />
      </div>
      {messages.slice(1).map((message) => (
        <div key={message.text} className="shown-during" style={during(reply)}>
          <Said {...message} />
        </div>
      ))}
      <span
        className="shown-during ml-auto flex items-center gap-2 rounded-full bg-highlight px-3.5 py-2 font-[650]"
        style={during(booking)}
      >
        <Icon name="check" className="size-4 text-action" />
        {story.booked}
      </span>
    </div>
  );
}

function Ringing() {
  const button = 'grid size-12 place-items-center rounded-full';
  return (
    <div className="grid justify-items-center pt-5">
      <span className="relative">
        <Avatar name={story.customer} tone="highlight" className="size-19 text-2xl" />
      </span>
      <span className="mt-3 grid text-center text-text-soft">is calling</span>
      <span className="mt-4 grid place-items-center">
        <span className="flex gap-8">
          <span className={`${button} bg-clay text-text`}>
            <Icon name="close" />
          </span>
          <span className={`${button} bg-action text-white`}>
            <Icon name="phone" />
          </span>
        </span>
      </span>
    </div>
  );
}

/** Samples in the messages. */
const changing = [
  [story.shop, 'name'],
  [story.asked, 'visit0'],
  [`with ${story.host}`, 'host'],
] as const;

function Said({ from, text }: (typeof messages)[number]) {
  const [sample, part] = changing.find(([sample]) => text.includes(sample)) ?? [];
  const words = sample ? withPersonalized(text, sample, part) : text;
  return <Bubble from={from} text={words} tone={from === 'us' ? 'action' : 'plain'} />;
}

/** When her card is in each lane. */
const arrivals = [reply, board, payment];
const stays = [during(reply, booking), during(board, board), during(payment)];

/** Her card moves over the lanes, which make room for it. */
function Board() {
  return (
    <div className="stage-board">
      {pipeline.lanes.map(({ name, deals }, index) => {
        const sum = deals.reduce((all, { worth }) => all + worth, 0);
        const stay = stays[index]!;
        return (
          <DealLane
            key={name}
            name={name}
            end={
              <span className="grid *:[grid-area:1/1] text-right">
                <span className="shown-during" style={stay}>
                  <Personalized part={`laneWithHer${index}`}>
                    {laneTotal(deals.length + 1, sum + story.worth)}
                  </Personalized>
                </span>
                <span className="hidden-during" style={stay}>
                  <Personalized part={`lane${index}`}>{laneTotal(deals.length, sum)}</Personalized>
                </span>
              </span>
            }
          >
            <div className="during stage-cards" style={stay}>
              {deals.map((deal) => (
                <DealCard
                  key={deal.name}
                  {...deal}
                  note={index === 0 ? <Personalized part={`visit${deal.visit}`}>{deal.note}</Personalized> : deal.note}
                  worth={<Personalized part={`price${deal.visit}`}>{money(deal.worth)}</Personalized>}
                />
              ))}
            </div>
          </DealLane>
        );
      })}
      {pipeline.lanes.map(({ name }, index) => (
        <div key={name} className="during stage-lane" style={during(arrivals[index]!)}>
          {name}
        </div>
      ))}
      <div className="shown-during stage-visit" style={during(reply)}>
        <Deal
          name={story.customer}
          worth={herPrice}
          note={
            <span className="grid *:[grid-area:1/1]">
              <span className="shown-during" style={during(reply, board)}>
                {visits[0].note}
              </span>
              <span className="shown-during" style={during(payment)}>
                {visits[2].note}
              </span>
            </span>
          }
          step={visits[2].step}
        />
      </div>
    </div>
  );
}

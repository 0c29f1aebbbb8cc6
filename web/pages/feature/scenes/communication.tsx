import { Avatar, Chip, MockButton, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Thread } from '../../../drawing/thread.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { tiles } from '../tiles/communication.tsx';

const waiting = [
  { name: 'Tessa Boyd', icon: 'message', text: 'Texted, emailed, called', count: 3, tone: 'highlight' },
  { name: 'Ravi Anand', icon: 'globe', text: 'Chat: opening hours', count: 1, tone: 'sky' },
  { name: 'Corner Kennels', icon: 'mail', text: 'Email: vaccination list', count: 2, tone: 'sun' },
  { name: 'June Farrow', icon: 'instagram', text: 'Instagram: is Biscuit ok?', count: 1, tone: 'rose' },
  { name: 'Otis Lane', icon: 'phone', text: 'Voicemail, 0:42', count: 1, tone: 'clay' },
] as const;

export default function Communication() {
  return (
    <Scene
      shop="Windowsill"
      trade="Pet hotel"
      className="flex items-end gap-4 rounded-stage bg-hue p-4 md:p-6 lg:gap-5 lg:p-8"
    >
      <div className="grid w-64 shrink-0 gap-2 self-stretch max-md:hidden">
        {waiting.map(({ name, icon, text, count, tone }, index) => (
          <div key={name} className={`rounded-tile p-3 ${index === 0 ? 'bg-surface' : 'bg-stage text-on-dark'}`}>
            <Row
              lead={<Avatar name={name} tone={tone} />}
              title={name}
              text={
                <span className={`flex items-center gap-1.5 ${index === 0 ? '' : 'text-on-dark-soft'}`}>
                  <Icon name={icon} className="size-3.5" />
                  {text}
                </span>
              }
              end={<b className="numerals">{count}</b>}
            />
          </div>
        ))}
      </div>
      <Window title="Tessa Boyd, Miso" aside={<Chip>Dana is on it</Chip>} className="flex-1">
        <div className="p-4">
          <Thread
            messages={[
              {
                from: 'them',
                icon: 'message',
                via: <span className="truncate">Text to Windowsill, 7:52 am</span>,
                text: 'Miso only eats one kind of food. Do you have it?',
              },
              { from: 'them', icon: 'mail', via: 'Email, 7:55 am', text: 'Photo attached, it was this one.' },
              {
                from: 'us',
                icon: 'phone',
                via: 'Call, 7:56 am, transcript',
                text: 'We’ll have it by nine. The side door is open.',
                tone: 'dark',
              },
              {
                from: 'us',
                icon: 'spark',
                via: 'Draft, read before you send',
                text: 'See you at nine. Bring her blanket if you can.',
                fresh: true,
              },
            ]}
          />
          <MockButton className="mt-3 ml-auto w-fit">Send as text</MockButton>
        </div>
      </Window>
      <Panel className="w-60 shrink-0 bg-hue-soft p-4 text-center max-lg:hidden">
        <Cat />
        <b className="mt-2 block text-base font-bold">Miso</b>
        <span className="text-text-soft">Tabby, 3 years, 9 lb</span>
        <div className="mt-3 grid gap-2 text-left">
          <Row className="rounded-tile bg-surface p-3" title="Last stay" text="Five nights, January 12" />
          <Row className="rounded-tile bg-surface p-3" title="Balance" text="$0.00, card on file" />
        </div>
      </Panel>
    </Scene>
  );
}

function Cat() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 56" className="mx-auto h-24">
      <path d="M8 6c0-3 2-4 4-2l12 9h16l12-9c2-2 4-1 4 2v26c0 14-10 22-24 22S8 46 8 32Z" className="fill-hue" />
      <path d="M28 13v8m8-8v8" fill="none" className="stroke-text" strokeWidth="3" strokeLinecap="round" />
      <g className="fill-text">
        <ellipse cx="22" cy="32" rx="3" ry="4" />
        <ellipse cx="42" cy="32" rx="3" ry="4" />
        <path d="M29 39h6l-3 4Z" />
      </g>
      <path
        d="M32 43c-1 3-5 3-6 1m6-1c1 3 5 3 6 1M4 36l10 2M4 44l10-2m46-6-10 2m10 6-10-2"
        fill="none"
        className="stroke-text"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

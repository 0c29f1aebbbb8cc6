import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactForm } from '#content/forms/contact.ts';
import { contact } from '#content/pages/contact.ts';
import { isoDay, localTime, timestampOf } from '#content/shared/dates/day.ts';
import { patterns } from '#content/shared/dates/locale.ts';
import {
  cityOf,
  demoChoices,
  demoTimesByDay,
  demoTimeText,
  splitDemoTimes,
  timeFormats,
  visitorZone,
} from '#content/shared/forms/demo-times.ts';
import { isAsked } from '#content/shared/forms/subject.ts';
import { site } from '#content/site.ts';
import { Edge } from '../../browser/edge-props.ts';
import { draftOf } from '../../forms/draft.ts';
import { Field } from '../../forms/field.tsx';
import { errorProps, FieldError } from '../../forms/field-error.tsx';
import { useTopic } from '../../forms/subject.ts';
import { TopicFields } from '../../forms/topic-fields.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { SlotPicker } from '../../ui/slot-picker.tsx';

type Name = (typeof names)[number];
type Values = Partial<Record<Name, string>>;

const names = ['firstDate', 'firstTime', 'secondDate', 'secondTime', 'timeZone'] as const;
const words = contact.demo.times;

/** Selects, then a picker in the visitor's time zone. */
export function DemoTimes({ field }: { field: (name: Name) => FieldState }) {
  const place = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Values>();
  const asked = isAsked(contactForm, 'firstTime', useTopic(contactForm));
  const { times = [] } = use(Edge);
  const slots = times.length > 0 ? [{ value: '', label: words.none[0] }, ...times] : [];

  // The draft, or a choice made before hydration.
  useLayoutEffect(() => {
    setValues(splitDemoTimes({ ...draftOf(contactForm.name).read().fields, ...valuesIn(place) }));
  }, []);

  useEffect(() => {
    const form = place.current!.closest('form')!;
    // The selects of the first render lack a draft's time.
    const read = ({ target }: Event) => (target as Element).matches('input[hidden]') && setValues(valuesIn(place));
    const clear = () => setValues({});
    form.addEventListener('reset', clear);
    // The form is filled in again.
    form.addEventListener('change', read, true);
    return () => {
      form.removeEventListener('reset', clear);
      form.removeEventListener('change', read, true);
    };
  }, []);

  const choose: Parameters<typeof Picker>[0]['choose'] = ({ date, time }, at, timeZone) => {
    const [day = '', clock = ''] = at === undefined ? [] : localTime(at).split(' ');
    flushSync(() => setValues({ ...values, [date]: day, [time]: clock, timeZone }));
    // The form saves a draft and clears the error.
    place.current!.querySelector(`[name=${time}]`)!.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <TopicFields label={words.legend} isAsked={asked}>
      <div ref={place} data-count="demo">
        {values && asked ? (
          <>
            {names.map((name) => (
              <input key={name} type="text" hidden readOnly autoComplete="off" name={name} value={values[name] ?? ''} />
            ))}
            <Picker values={values} choose={choose} field={field} />
          </>
        ) : (
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            {demoChoices.map(({ date, time }) => {
              const chosen = [field(date).value, field(time).value].filter(Boolean).join(' ');
              return <Field key={time} {...field(time)} value={chosen || undefined} slots={slots} />;
            })}
            <p className="-mt-3 text-sm text-text-soft sm:col-span-2">{words.zone(patterns.timeZoneName)}</p>
          </div>
        )}
      </div>
    </TopicFields>
  );
}

function Picker({
  values,
  choose,
  field,
}: {
  values: Values;
  choose: (choice: (typeof demoChoices)[number], at: number | undefined, timeZone: string) => void;
  field: (name: Name) => FieldState;
}) {
  const [zone] = useState(visitorZone);
  const [days] = useState(() => demoTimesByDay(zone));
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState('');
  const choices = useRef<HTMLDivElement>(null);
  const write = timeFormats(zone);

  const timestamps = demoChoices.map(({ date, time }) => timestampOf(values[date] ?? '', values[time] ?? ''));
  const chosen = timestamps[active];
  const chosenDay = chosen === undefined ? '' : isoDay(chosen, zone);
  const day = shown || (chosenDay in days ? chosenDay : Object.keys(days)[0]!);
  const times = days[day] ?? [];
  return (
    <>
      <div ref={choices} role="radiogroup" aria-label={words.legend} className="grid grid-cols-2 gap-1.5">
        {demoChoices.map(({ time, label }, index) => (
          <div key={time}>
            <label className="relative block min-h-15 rounded-tile border border-line px-3 py-2 leading-snug has-checked:border-action has-checked:bg-tint">
              <input
                type="radio"
                form=""
                name="demo-choice"
                checked={active === index}
                onChange={() => {
                  setActive(index);
                  setShown(timestamps[index] === undefined ? day : '');
                }}
                {...errorProps(contactForm.name, time, field(time).error)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-tile"
              />
              <span className="text-sm text-text-soft">{label}</span>
              <b className="block text-sm font-[650]">
                {timestamps[index] === undefined ? words.none[index] : write.short(timestamps[index])}
              </b>
            </label>
            <FieldError form={contactForm.name} name={time} message={field(time).error} />
          </div>
        ))}
      </div>
      <div className="mt-4">
        <SlotPicker
          id="demo"
          form=""
          days={Object.entries(days).map(([value, [first]]) => ({ value, lines: write.day(first!) }))}
          times={words.partsOfDay.flatMap(({ label, from, until }) => {
            const some = times.filter((at) => write.hour(at) >= from && write.hour(at) < until);
            const slots = some.map((at) => ({ value: `${at}`, label: write.clock(at), name: write.clockAndZone(at) }));
            return slots.length > 0 ? [{ label, times: slots }] : [];
          })}
          choice={{ day, time: day === chosenDay ? `${chosen}` : '' }}
          onChoose={({ day, time }) => {
            setShown(day);
            if (time) choose(demoChoices[active]!, Number(time), zone);
          }}
          labels={words.labels}
        />
      </div>
      <p className="mt-3 text-sm text-text-soft">
        {zone === site.timeZone
          ? words.zone(patterns.timeZoneName)
          : `${words.zone([...new Set([cityOf(zone), write.zone(times[0] ?? 0)])].join(', '))} ${words.ours(cityOf(site.timeZone), patterns.timeZoneName)}`}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <p role="status">{chosen !== undefined && demoTimeText(chosen, zone)}</p>
        {chosen !== undefined && (
          <button
            type="button"
            onClick={() => {
              choose(demoChoices[active]!, undefined, zone);
              choices.current!.querySelector<HTMLElement>(':checked')!.focus({ preventScroll: true });
            }}
            className="text-link min-h-11"
          >
            {words.remove}
          </button>
        )}
      </div>
    </>
  );
}

/** Without empty ones. */
function valuesIn({ current }: RefObject<HTMLElement | null>): Values {
  const controls = [...current!.querySelectorAll<HTMLInputElement>('[name]:not([form])')];
  return Object.fromEntries(controls.flatMap(({ name, value }) => (value ? [[name, value]] : [])));
}

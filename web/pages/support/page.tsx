import { openingHours } from '#content/facts/opening-hours.ts';
import { supportForm } from '#content/forms/support.ts';
import { support } from '#content/pages/support.ts';
import { site } from '#content/site.ts';
import { edgeSection } from '../../browser/edge-props.ts';
import { MessageForm } from '../../forms/message-form.tsx';
import { TopicHead } from '../../forms/topic-head.tsx';
import { Bo } from '../../ui/bo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { AnswerTime, ResponseTimes } from './response-times.tsx';

export { head } from '#content/pages/support.ts';

export default function Support() {
  return (
    <div {...edgeSection('support')}>
      <div className="wrap grid items-end gap-x-16 gap-y-12 pt-opening pb-lead lg:grid-cols-[1.5fr_1fr]">
        <TopicHead form={supportForm} hero={support.hero} />
        <QuickHelp />
      </div>
      <div className="bg-page-alt">
        <div className="group wrap grid items-start gap-6 py-band lg:grid-cols-[1.5fr_1fr]">
          <MessageForm form={supportForm} notes={{ priority: <AnswerTime /> }} />
          <SupportInfo />
        </div>
      </div>
    </div>
  );
}

/** In new tabs, to keep the form. */
function QuickHelp() {
  const { heading, text, links } = support.quickHelp;
  return (
    <section aria-labelledby="quick-help" className="card p-6">
      <h2 id="quick-help" className="card-heading">
        {heading}
      </h2>
      <p className="text-sm text-text-soft">{text}</p>
      <ul className="mt-3 -mb-1">
        {links.map(({ icon, label, text, to }) => (
          <li key={label} className="border-line not-first:border-t">
            <NewTabLink href={to} className="group flex min-h-16 items-center gap-4 py-2.5">
              <span className="grid size-11 place-items-center rounded-tile bg-tint text-action">
                <Icon name={icon} />
              </span>
              <span className="grow leading-snug">
                <span className="font-[650] underline-offset-4 group-hover:underline">{label}</span>
                <span className="block text-sm text-text-soft">{text}</span>
              </span>
              <Icon name="external" className="size-4 text-text-faint" />
            </NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SupportInfo() {
  const { heading, labels } = support.info;
  const link = 'inline-flex min-h-11 items-center font-[650] hover:underline';
  return (
    <section
      aria-labelledby="support-info"
      className="dark-area rounded-card bg-stage p-6 sm:p-9 text-on-dark lg:sticky lg:top-28"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="support-info" className="card-heading">
          {heading}
        </h2>
        <span className="-my-2 shrink-0 overflow-clip rounded-full bg-highlight empty:hidden">
          <Bo pose="listening" className="size-24" />
        </span>
      </div>
      <ResponseTimes />
      <dl className="mt-5 border-t border-line-dark pt-4">
        <dt className="text-sm text-on-dark-soft">{labels.mail}</dt>
        <dd>
          <a href={`mailto:${site.mail.support}`} className={link}>
            {site.mail.support}
          </a>
        </dd>
        <dt className="mt-1 text-sm text-on-dark-soft">{labels.phone}</dt>
        <dd>
          <a href={site.phone.href} className={link}>
            {site.phone.display}
          </a>
        </dd>
        <dt className="mt-1 text-sm text-on-dark-soft">{labels.hours}</dt>
        <dd className="mt-1">{openingHours}</dd>
      </dl>
    </section>
  );
}

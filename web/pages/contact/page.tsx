import { Fragment } from 'react';
import { embedAt } from '#content/embeds/embeds.ts';
import { openingHours } from '#content/facts/opening-hours.ts';
import { postalAddress } from '#content/facts/postal-address.ts';
import { contactForm } from '#content/forms/contact.ts';
import { contact } from '#content/pages/contact.ts';
import { site } from '#content/site.ts';
import { edgeSection } from '../../browser/edge-props.ts';
import { MessageForm } from '../../forms/message-form.tsx';
import { TopicHead } from '../../forms/topic-head.tsx';
import { Bo } from '../../ui/bo.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DemoCard } from './demo-card.tsx';
import { DemoTimes } from './demo-times.tsx';

export { head } from '#content/pages/contact.ts';

/** A calendar is above both columns. */
export default function Contact() {
  const { customers } = contact;
  const calendar = embedAt('calendar');
  return (
    <div {...edgeSection('contact')} className="wrap pt-opening pb-page-end">
      <div className="grid gap-x-16 lg:grid-cols-[1fr_1.25fr] lg:grid-rows-[auto_auto_1fr]">
        <TopicHead form={contactForm} hero={contact.hero} />
        {calendar && <DemoCard {...contact.demo} />}
        <div className={calendar ? 'mt-12' : 'mt-12 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:-my-5'}>
          <MessageForm
            form={contactForm}
            above={<Bo pose="posting" className="relative mr-7 -mb-5 ml-auto w-37" />}
            slots={(field) => <DemoTimes field={field} />}
          />
        </div>
        {!calendar && <DemoCard {...contact.demo} />}
        <ContactInfo />
      </div>
      <p className="mt-8 text-center text-balance text-text-soft">
        <strong className="text-text">{customers.heading}</strong> {customers.text}{' '}
        <TextLink to={customers.action.to} className="font-[650] text-action underline">
          {customers.action.label}
        </TextLink>
      </p>
    </div>
  );
}

function ContactInfo() {
  const { heading, steps, labels } = contact.info;
  return (
    <section aria-labelledby="contact-info" className="mt-12 border-t border-line pt-8 lg:self-end">
      <h2 id="contact-info" className="card-heading">
        {heading}
      </h2>
      <ol className="mt-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 pb-2">
            <i
              aria-hidden="true"
              className={`w-3 shrink-0 rounded-[5px] ${index === steps.length - 1 ? 'bg-highlight' : 'bg-action'}`}
            />
            <span className="py-1.5 text-text-soft">{step}</span>
          </li>
        ))}
      </ol>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 border-t border-line pt-6">
        <dt className="py-2.5 text-text-soft">{labels.phone}</dt>
        <dd>
          <a href={site.phone.href} className="inline-flex min-h-11 items-center font-[650] hover:underline">
            {site.phone.display}
          </a>
        </dd>
        <dt className="py-2.5 text-text-soft">{labels.mail}</dt>
        <dd>
          <a
            href={`mailto:${site.mail.hello}`}
            className="inline-flex min-h-11 items-center font-[650] hover:underline"
          >
            {site.mail.hello}
          </a>
        </dd>
        <dt className="py-2.5 text-text-soft">{labels.hours}</dt>
        <dd className="py-2.5">
          {/* WebKit breaks lines after any hyphen. */}
          {openingHours.split(' ').map((word) => (
            <Fragment key={word}>
              <span className="whitespace-nowrap">{word}</span>{' '}
            </Fragment>
          ))}
        </dd>
        <dt className="py-2.5 text-text-soft">{labels.address}</dt>
        <dd className="py-2.5">{postalAddress}</dd>
      </dl>
    </section>
  );
}

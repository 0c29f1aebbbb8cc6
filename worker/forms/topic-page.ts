import type { MiddlewareHandler } from 'hono';
import { demoChoices, demoTimeList } from '#content/forms/demo-times.ts';
import type { MessageForm, Topic } from '#content/forms/form.ts';
import { isAsked, openingOf, subjectIn, topicFor } from '#content/forms/subject.ts';
import { contact } from '#content/pages/contact.ts';
import * as markup from '#content/shared/html-attributes.ts';
import type { App } from '../env.ts';
import { fillPage } from '../pages/filled-page.ts';

/** Fills `?subject=` into the page of a form. Hydration expects the same words. */
export function subjectPage(form: MessageForm): MiddlewareHandler<App> {
  return async function subjectPage(c, next) {
    const subject = subjectIn(new URL(c.req.url).search);
    if (!subject) return next();
    const topic = topicFor(form, subject);
    const times = timesFor(form, topic);
    const opening = openingOf(form, subject);
    await fillPage(c, next, encodeURIComponent(subject + (times[0]?.value ?? '')), () =>
      fillTopic(new HTMLRewriter(), form, topic, {}, times)
        .on(`form[${markup.form}=${form.name}] textarea[name=${form.subject.field}]`, {
          element: (textarea) => void textarea.setInnerContent(opening),
        })
        .on(`form[${markup.form}=${form.name}] input[name=${form.subject.field}]`, {
          element: (input) => void input.setAttribute('value', opening.replaceAll('&', '&amp;')),
        }),
    );
  };
}

/** `values` are the chosen options. */
export function fillTopic(
  page: HTMLRewriter,
  form: MessageForm,
  topic: Topic | undefined,
  values: Record<string, unknown> = {},
  times = timesFor(form, topic),
): HTMLRewriter {
  for (const place of ['claim', 'text', 'heading', 'prompt'] as const)
    if (topic)
      page.on(`[${markup.topic}=${place}]`, {
        element(element) {
          element.setInnerContent(topic[place]);
          element.removeAttribute('hidden');
        },
      });
  return page
    .on(`[${markup.offer}]`, {
      element(offer) {
        const field = offer.getAttribute(markup.offer);
        if (topic && !(field && isAsked(form, field, topic))) offer.setAttribute('hidden', '');
      },
    })
    .on(`[${markup.asked}]`, {
      element(fieldset) {
        if (!isAsked(form, fieldset.getAttribute(markup.asked)!, topic)) return;
        fieldset.removeAttribute('hidden');
        fieldset.removeAttribute('disabled');
      },
    })
    .on(`[${markup.slots}]`, {
      element(select) {
        if (times.length === 0) return;
        const choice = demoChoices.find(({ time }) => time === select.getAttribute('name'))!;
        const chosen = [values[choice.date], values[choice.time]].filter(Boolean).join(' ');
        const add = (value: string, label: string) => {
          const selected = value === chosen ? ' selected=""' : '';
          select.append(`<option value="${value}"${selected}>${label}</option>`, { html: true });
        };
        add('', contact.demo.times.none[0]);
        for (const { value, label } of times) add(value, label);
      },
    });
}

function timesFor(form: MessageForm, topic: Topic | undefined) {
  const asks = Object.entries(form.fields).some(([name, { type }]) => type === 'slot' && isAsked(form, name, topic));
  return asks ? demoTimeList(Date.now()) : [];
}

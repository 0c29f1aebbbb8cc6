import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Form, fileAddress, honeypot, type MessageForm, type Sent } from '#content/forms/form.ts';
import { type FormName, forms } from '#content/forms/forms.ts';
import { promiseTo, subjectIn, topicFor, topicOf } from '#content/forms/subject.ts';
import { plainPageWords } from '#content/pages/plain-pages.ts';
import { type PagePath, pages } from '#content/pages.ts';
import * as markup from '#content/shared/html-attributes.ts';
import { htmlPath } from '#content/shared/page-files.ts';
import type { App } from '../env.ts';
import { readAsset } from '../pages/assets.ts';
import { plainPage } from '../pages/plain-page.ts';
import { staticPage } from './static-page.ts';
import { fillTopic } from './topic-page.ts';

interface Outcome {
  status: ContentfulStatusCode;
  alert?: string;
  fields?: Record<string, string>;
  note?: string;
  /** The stored message. */
  sent?: Sent;
}

/** `autofocus` scrolls to the result. */
export async function formPage(c: Context<App>, form: FormName, outcome: Outcome): Promise<Response> {
  const path = pageOf(c, form);
  const file = await readAsset(c, htmlPath(path)).catch(() => undefined);
  if (!file?.ok) {
    const { title, text } = forms[form].toasts[outcome.alert === undefined ? 'sent' : 'failed'];
    const again = { label: plainPageWords.form, to: path };
    return plainPage(c, outcome.status, { heading: title, text: outcome.alert ?? text, again });
  }
  const page = staticPage();
  const record: Form | MessageForm = forms[form];
  const values = c.var.submitted ?? {};
  if ('topics' in record) fillTopic(page, record, refererTopic(c, record) ?? topicOf(record, values as Sent), values);
  refill(page, form, values);
  if (outcome.alert === undefined) showThanks(page, form, outcome);
  else showErrors(page, form, outcome.alert, outcome);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.newResponse(page.transform(file).body, outcome.status);
}

/** A form on every page returns to its page. */
function pageOf(c: Context<App>, name: FormName): PagePath {
  const form = forms[name];
  if ('page' in form) return form.page;
  const from = URL.parse(c.req.header('Referer') ?? '');
  const own = from?.origin === new URL(c.req.url).origin;
  return own && Object.hasOwn(pages, from.pathname) ? (from.pathname as PagePath) : '/';
}

function refererTopic(c: Context<App>, form: MessageForm) {
  return topicFor(form, subjectIn(URL.parse(c.req.header('Referer') ?? '')?.search ?? ''));
}

/** Also refills the form behind the thank-you view. */
function refill(page: HTMLRewriter, form: FormName, values: Record<string, unknown>): void {
  const element = `form[${markup.form}=${form}]`;
  const typed = (field: Element) => {
    const value = values[field.getAttribute('name')!];
    return typeof value === 'string' ? value : '';
  };
  let chosen = '';
  page
    .on(`${element} input[name]`, {
      element(input) {
        if (input.getAttribute('name') === honeypot.field) return;
        if (input.getAttribute('type') === 'checkbox') {
          if (typed(input)) input.setAttribute('checked', '');
          return;
        }
        // HTMLRewriter escapes only quotes in attributes.
        input.setAttribute('value', typed(input).replaceAll('&', '&amp;'));
      },
    })
    .on(`${element} textarea[name]`, {
      element(textarea) {
        // HTML parsers drop the first line break of a textarea.
        textarea.setInnerContent(`\n${typed(textarea)}`);
      },
    })
    .on(`${element} select[name]`, {
      element(select) {
        chosen = typed(select);
      },
    })
    .on(`${element} option`, {
      element(option) {
        if (option.getAttribute('value') === chosen) option.setAttribute('selected', '');
        else option.removeAttribute('selected');
      },
    });
}

function showThanks(page: HTMLRewriter, name: FormName, { note, sent }: Outcome): void {
  const block = `[${markup.formBlock}=${name}]`;
  const form: Form | MessageForm = forms[name];
  page
    .on(`${block} [${markup.view}=form]`, { element: (view) => void view.setAttribute('hidden', '') })
    .on(`${block} [${markup.view}=sent]`, { element: (view) => void view.removeAttribute('hidden') })
    .on(`${block} [${markup.thanks}]`, { element: (heading) => void heading.setAttribute('autofocus', '') })
    .on(`${block} [${markup.answerTo}]`, { element: (slot) => void slot.setInnerContent(sent!.email) });
  if (note) page.on(`${block} [${markup.note}]`, { element: (slot) => showText(slot, note) });
  if (!('promise' in form)) return;
  page.on(`${block} [${markup.promise}]`, { element: (slot) => void slot.setInnerContent(promiseTo(form, sent!)) });
  const file = topicOf(form, sent!)?.file?.(sent!);
  if (!file) return;
  page.on(`${block} [${markup.file}]`, {
    element(link) {
      link.setAttribute('href', fileAddress(file));
      link.setAttribute('download', file.name);
      link.removeAttribute('hidden');
    },
  });
}

function showErrors(page: HTMLRewriter, form: FormName, alert: string, { fields = {} }: Outcome): void {
  const element = `form[${markup.form}=${form}]`;
  const [first] = Object.keys(fields);
  page
    .on(`${element} [name]`, {
      element(control) {
        const name = control.getAttribute('name')!;
        if (Object.hasOwn(fields, name)) control.setAttribute('aria-invalid', 'true');
        if (name === first) control.setAttribute('autofocus', '');
      },
    })
    .on(`${element} [${markup.formAlert}]`, {
      element(slot) {
        showText(slot, alert);
        if (first) return;
        slot.setAttribute('tabindex', '-1');
        slot.setAttribute('autofocus', '');
      },
    })
    .on(`${element} [${markup.fieldError}]`, {
      element(slot) {
        const name = slot.getAttribute(markup.fieldError)!;
        if (Object.hasOwn(fields, name)) showText(slot, fields[name]!);
      },
    });
}

function showText(slot: Element, sentence: string): void {
  slot.setInnerContent(sentence);
  slot.removeAttribute('hidden');
}

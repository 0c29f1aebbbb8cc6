import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Form, type MessageForm, type Sent, trap } from '#content/forms/form.ts';
import { type FormName, forms } from '#content/forms/forms.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { plainPageWords } from '#content/shared/api-errors.ts';
import * as markup from '#content/shared/html-attributes.ts';
import { htmlPath } from '#content/shared/page-files.ts';
import type { App } from '../env.ts';
import { readAsset } from '../pages/assets.ts';
import { plainPage } from '../pages/plain-page.ts';
import { staticPage } from './static-page.ts';

interface Outcome {
  status: ContentfulStatusCode;
  /** Why the form was not accepted; absent when it was. */
  alert?: string;
  /** A message for each field to change. */
  fields?: Record<string, string>;
  /** What else there is to do. */
  note?: string;
  /** What the visitor entered. */
  values?: Record<string, unknown>;
}

/**
 * The page of a form that was sent without JavaScript: its thank-you view, or the form with the values and messages
 * in place. What there is to read or to change takes the focus, which also scrolls to it.
 */
export async function formPage(c: Context<App>, form: FormName, outcome: Outcome): Promise<Response> {
  const path = pageOf(c, form);
  const file = await readAsset(c, htmlPath(path)).catch(() => undefined);
  if (!file?.ok) {
    const { title, text } = forms[form].toasts[outcome.alert === undefined ? 'sent' : 'failed'];
    const again = { label: plainPageWords.form, to: path };
    return plainPage(c, outcome.status, { heading: title, text: outcome.alert ?? text, again });
  }
  const page = staticPage();
  refill(page, form, outcome);
  if (outcome.alert === undefined) thank(page, form, outcome);
  else explain(page, form, outcome.alert, outcome);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.newResponse(page.transform(file).body, outcome.status);
}

/** Where the form stands; one without a page of its own is on every page: the one that the visitor came from. */
function pageOf(c: Context<App>, name: FormName): PagePath {
  const form = forms[name];
  if ('page' in form) return form.page;
  const from = URL.parse(c.req.header('Referer') ?? '');
  const own = from?.origin === new URL(c.req.url).origin;
  return own && Object.hasOwn(pages, from.pathname) ? (from.pathname as PagePath) : '/';
}

/** Puts what was sent back into the form; where it is stored, that is for a visitor who wants to change the address. */
function refill(page: HTMLRewriter, form: FormName, { values = {} }: Outcome): void {
  const element = `form[${markup.form}=${form}]`;
  const typed = (field: Element) => {
    const value = values[field.getAttribute('name')!];
    return typeof value === 'string' ? value : '';
  };
  let chosen = '';
  page
    .on(`${element} input[name]`, {
      element(input) {
        if (input.getAttribute('name') === trap.field) return;
        if (input.getAttribute('type') === 'checkbox') {
          if (typed(input)) input.setAttribute('checked', '');
          return;
        }
        // The rewriter escapes quotes alone.
        input.setAttribute('value', typed(input).replaceAll('&', '&amp;'));
      },
    })
    .on(`${element} textarea[name]`, {
      element(textarea) {
        // The parser drops the first line break of a text area.
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

function thank(page: HTMLRewriter, name: FormName, { note, values }: Outcome): void {
  const block = `[${markup.formBlock}=${name}]`;
  const form: Form | MessageForm = forms[name];
  const sent = values as Sent;
  page
    .on(`${block} [${markup.view}=form]`, { element: (view) => void view.setAttribute('hidden', '') })
    .on(`${block} [${markup.view}=sent]`, { element: (view) => void view.removeAttribute('hidden') })
    .on(`${block} [${markup.thanks}]`, { element: (heading) => void heading.setAttribute('autofocus', '') })
    .on(`${block} [${markup.answerTo}]`, { element: (spot) => void spot.setInnerContent(sent.email) });
  if (note) page.on(`${block} [${markup.note}]`, { element: (spot) => say(spot, note) });
  if (!('promise' in form)) return;
  page.on(`${block} [${markup.promise}]`, { element: (spot) => void spot.setInnerContent(form.promise(sent)) });
}

function explain(page: HTMLRewriter, form: FormName, alert: string, { fields = {} }: Outcome): void {
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
      element(spot) {
        say(spot, alert);
        if (first) return;
        spot.setAttribute('tabindex', '-1');
        spot.setAttribute('autofocus', '');
      },
    })
    .on(`${element} [${markup.fieldError}]`, {
      element(spot) {
        const name = spot.getAttribute(markup.fieldError)!;
        if (Object.hasOwn(fields, name)) say(spot, fields[name]!);
      },
    });
}

function say(spot: Element, sentence: string): void {
  spot.setInnerContent(sentence);
  spot.removeAttribute('hidden');
}

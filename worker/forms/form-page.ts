import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type FormName, forms } from '#content/forms/forms.ts';
import { plainPageWords } from '#content/pages/plain-pages.ts';
import { type PagePath, pages } from '#content/pages.ts';
import type { Form, MessageForm, Sent } from '#content/shared/forms/form.ts';
import { subjectIn, topicFor, topicOf } from '#content/shared/forms/subject.ts';
import { htmlPath } from '#content/shared/http/page-files.ts';
import type { FormEntry } from '#content/shared/pages/edge-props.ts';
import type { App } from '../env.ts';
import { readAsset } from '../pages/assets.ts';
import { subjectProps } from '../pages/edge-pages.ts';
import { sectionRewriter } from '../pages/edge-sections.ts';
import { plainPage } from '../pages/plain-page.ts';

interface Outcome extends Pick<FormEntry, 'alert' | 'fields' | 'sent' | 'note'> {
  status: ContentfulStatusCode;
}

/** `autofocus` scrolls to the result. */
export async function formPage(c: Context<App>, form: FormName, { status, ...outcome }: Outcome): Promise<Response> {
  const path = pageOf(c, form);
  const record: Form | MessageForm = forms[form];
  const values = c.var.submitted ?? {};
  const entry = { form, values, ...outcome };
  const props = 'page' in record ? { ...subjectProps(record, subjectOf(c, record, values as Sent)), entry } : { entry };
  const file = await readAsset(c, htmlPath(path)).catch(() => undefined);
  const rewriter = file?.ok && (await sectionRewriter(path, [form], props, { isStatic: true }));
  if (!rewriter) {
    const { title, text } = record.toasts[outcome.alert === undefined ? 'sent' : 'failed'];
    const again = { label: plainPageWords.form, to: path };
    return plainPage(c, status, { heading: title, text: outcome.alert ?? text, again });
  }
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.newResponse(rewriter.transform(file).body, status);
}

/** A form on every page returns to its page. */
function pageOf(c: Context<App>, name: FormName): PagePath {
  const form = forms[name];
  if ('page' in form) return form.page;
  const from = URL.parse(c.req.header('Referer') ?? '');
  const own = from?.origin === new URL(c.req.url).origin;
  return own && Object.hasOwn(pages, from.pathname) ? (from.pathname as PagePath) : '/';
}

/** Of the address, or the topic of the message. */
function subjectOf(c: Context<App>, form: MessageForm, values: Sent): string {
  const subject = subjectIn(URL.parse(c.req.header('Referer') ?? '')?.search ?? '');
  const topic = topicFor(form, subject) ?? topicOf(form, values);
  return Object.keys(form.topics ?? {}).find((key) => form.topics![key] === topic) ?? '';
}

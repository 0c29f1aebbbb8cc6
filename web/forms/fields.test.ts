import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { forms } from '#content/forms/forms.ts';
import { isRequired } from '#content/shared/forms/form.ts';
import { htmlOf } from '../prerender/test-output.ts';

const hints = {
  firstName: { type: 'text', autocomplete: 'given-name', enterkeyhint: 'next' },
  lastName: { type: 'text', autocomplete: 'family-name', enterkeyhint: 'next' },
  email: { type: 'email', autocomplete: 'email', enterkeyhint: 'next', inputmode: 'email' },
  phone: { type: 'tel', autocomplete: 'tel', enterkeyhint: 'next', inputmode: 'tel' },
  company: { type: 'text', autocomplete: 'organization', enterkeyhint: 'next' },
};

test.each([forms.contact, forms.support])(
  'the fields of $name say what a browser fills in, requires and shows',
  (form) => {
    const html = htmlOf(form.page).replaceAll('<!-- -->', '');
    const [block] = new RegExp(`<form[^>]*data-form="${form.name}".*?</form>`, 's').exec(html)!;
    for (const [name, field] of Object.entries(form.fields)) {
      const id = `${form.name}-${name}`;
      const [tag] = new RegExp(`<(?:input|select|textarea)[^>]* id="${id}"[^>]*>`).exec(block) ?? [];
      if (!tag) continue;
      expect([name, tag.includes(' required=""')]).toEqual([name, isRequired(field)]);
      const label = new RegExp(`<label[^>]*for="${id}"[^>]*>(.*?)</label>`, 's').exec(block)![1]!;
      expect([name, label.includes('(optional)')]).toEqual([name, !isRequired(field)]);
      for (const [attribute, value] of Object.entries(hints[name as keyof typeof hints] ?? {}))
        expect(tag.toLowerCase()).toContain(` ${attribute}="${value}"`);
      if (field.type !== 'select') continue;
      const offered = Object.entries(field.options as Record<string, string>);
      for (const [value, text] of offered)
        expect(block).toContain(`<option value="${value}">${renderToStaticMarkup(text)}</option>`);
    }
  },
);

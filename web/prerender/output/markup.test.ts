import { describe, expect, test } from 'vitest';
import { files, read } from '../test-output.ts';

/** Accessibility that types can't check. */
describe.each(files.filter((file) => file.endsWith('.html')))('%s', (file) => {
  const html = read(file).replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const tags = [...html.matchAll(/<([a-z]\w*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([tag, name, attributes]) => ({
      tag,
      name: name!,
      attributes: new Map(
        [...attributes!.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, key, value]) => [key!.toLowerCase(), value!]),
      ),
    }),
  );
  const isNamed = (tag: string) => / aria-label(?:ledby)?="[^"]/.test(tag);
  const shown = (wrong: typeof tags) => wrong.map(({ tag }) => tag);

  test('has no text of a missing value', () => {
    expect(html.match(/.{0,60}(?:\bundefined\b|\bNaN\b|\[object ).{0,60}/g)).toBeNull();
  });

  test('has unique ids', () => {
    const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has one lead section at most', () => {
    expect(html.match(/heading-lead/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('refers only to existing ids', () => {
    const ids = new Set(tags.map(({ attributes }) => attributes.get('id')));
    const references =
      /^(for|form|headers|list|popovertarget|aria-(activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;
    const wrong = tags.filter(({ attributes }) =>
      [...attributes].some(([key, value]) => references.test(key) && !value.split(' ').every((id) => ids.has(id))),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('names every form with fields, and every group of fields', () => {
    const forms = [...html.matchAll(/(?<!<search\b[^>]*>)(<form\b[^>]*>)(.*?)<\/form>/gs)]
      .filter(([, , content]) => /<(?:input|select|textarea)\b/.test(content!))
      .map(([, tag]) => tag!);
    expect(forms.filter((tag) => !isNamed(tag))).toEqual([]);
    const groups = [...html.matchAll(/(<fieldset\b[^>]*>)(?!<legend)/g)].map(([, tag]) => tag!);
    expect(groups.filter((tag) => !isNamed(tag))).toEqual([]);
  });

  test('has one tab stop in each tab list', () => {
    const parts = html.split(/(?=<[^>]* role="(?:tablist|tabpanel)")/).filter((part) => /^<[^>]*"tablist"/.test(part));
    const stops = parts.map(
      (part) => part.match(/<[^>]* role="tab"[^>]*>/g)!.filter((tab) => / tabindex="0"/i.test(tab)).length,
    );
    expect(stops).toEqual(parts.map(() => 1));
  });

  test('has no autocomplete on checkboxes and radio buttons', () => {
    const boxes = tags.filter(({ attributes }) => /^(?:radio|checkbox)$/.test(attributes.get('type') ?? ''));
    expect(shown(boxes.filter(({ attributes }) => attributes.has('autocomplete')))).toEqual([]);
  });
});

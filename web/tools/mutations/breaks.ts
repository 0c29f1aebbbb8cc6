export interface Break {
  name: string;
  file: string;
  /** Code that is in `file` once, and what replaces it. */
  change: [from: string, to: string];
  /** Files of `web/e2e` and words of their tests' titles, or a file of unit tests. */
  tests: [specs: string, titles?: string];
}

export const breaks: readonly Break[] = [
  {
    name: 'links of header and footer lead home',
    file: 'web/ui/page-link.tsx',
    change: ['{...props} to={to}', '{...props} to="/"'],
    tests: ['web/app/frame.test'],
  },
  {
    name: 'a link to the same place adds a history entry',
    file: 'web/ui/page-link.tsx',
    change: ['replace: isSame', 'replace: false'],
    tests: ['frame.spec', 'an anchor link jumps once'],
  },
  {
    name: 'the skip link skips nowhere',
    file: 'web/app/header.tsx',
    change: ["scrollToSection('main')", "scrollToSection('menu')"],
    tests: ['frame.spec', 'the first Tab offers'],
  },
  {
    name: 'focus is lost when the menu closes',
    file: 'web/app/header.tsx',
    change: ['toggle.current!.focus()', 'toggle.current!.blur()'],
    tests: ['frame.spec', 'focus moves into the menu'],
  },
  {
    name: 'the menu stays open on the next page',
    file: 'web/app/header.tsx',
    change: ['menu.current.hidePopover();', 'menu.current.focus();'],
    tests: ['frame.spec', 'the menu opens, has the same entries'],
  },
  {
    name: 'Escape leaves the dropdown open',
    file: 'web/app/how-it-helps.tsx',
    change: ["pressed === 'Escape' && dropdown.open", "pressed === 'Esc' && dropdown.open"],
    tests: ['frame.spec', 'the dropdown opens and closes'],
  },
  {
    name: 'a toast stays',
    file: 'web/ui/toast-viewport.tsx',
    change: ['duration={5000}', 'duration={Infinity}'],
    tests: ['toasts', 'keeps a toast for 5 s'],
  },
  {
    name: 'the toast of success says that something is missing',
    file: 'web/forms/use-form.ts',
    change: ['showToast(form.toasts.sent)', 'showToast(form.toasts.missing)'],
    tests: ['forms.spec', 'a message is stored once'],
  },
  {
    name: 'the thanks take no focus',
    file: 'web/forms/thanks.tsx',
    change: ['tabIndex={-1} ', ''],
    tests: ['forms.spec', 'a message is stored once|the thank-you view'],
  },
  {
    name: 'the error beside a field is hidden',
    file: 'web/forms/field-error.tsx',
    change: ['hidden={!message}', 'hidden'],
    tests: ['forms.spec', 'empty required fields show errors'],
  },
  {
    name: 'two fields have each other’s labels',
    file: 'content/forms/person.ts',
    change: ["label: 'First name'", "label: 'Last name'"],
    tests: ['early.spec frame.spec', 'a form submitted empty|a toast covers neither'],
  },
  {
    name: 'a retry has another idempotency key',
    file: 'web/forms/use-form.ts',
    change: ['if (attempt.current?.body !== body)', 'if (body)'],
    tests: ['forms.spec', 'after a lost connection'],
  },
  {
    name: 'a stored message stays in the draft',
    file: 'web/forms/use-form.ts',
    change: ['      draft?.drop();\n', ''],
    tests: ['forms.spec', 'a message is stored once'],
  },
  {
    name: 'a double click sends a message twice',
    file: 'web/forms/use-form.ts',
    change: ['if (busy.current) return;', ''],
    tests: ['odd-browsers', 'a held Enter key'],
  },
  {
    name: 'a tab that is clicked does not open',
    file: 'web/ui/tabs.tsx',
    change: ['        onChoose();\n', ''],
    tests: ['early.spec', 'take a click'],
  },
  {
    name: 'the annual choice is forgotten',
    file: 'web/sections/billing.ts',
    change: ['if (radio) radio.checked = true;', 'if (radio) radio.checked = false;'],
    tests: ['pricing.spec', 'survives navigation'],
  },
  {
    name: 'ticks of the comparison are not in the address',
    file: 'web/pages/home/use-stack.ts',
    change: ['else address.set(stackParameter, value);', 'else address.delete(stackParameter);'],
    tests: ['stack.spec', 'each tick updates'],
  },
  {
    name: 'two questions are open at a time',
    file: 'web/sections/questions.tsx',
    change: ['<details name="faq" open={open}>', '<details open={open}>'],
    tests: ['questions.spec', 'the address of a question'],
  },
  {
    name: 'a film that was closed plays on',
    file: 'web/sections/playback.ts',
    change: ['    video.pause();\n', ''],
    tests: ['web/sections/playback.test'],
  },
  {
    name: 'focus is lost when a search is cleared',
    file: 'web/pages/integrations-native/integration-directory.tsx',
    change: ['input.current!.focus();', 'input.current!.blur();'],
    tests: ['integrations.spec', 'the search shows count'],
  },
];

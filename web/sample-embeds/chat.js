// The sample chat. The page hides its elements while the chat is detached.
(() => {
  const words = __WORDS__;

  const create = (tag, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const close = create('button', { type: 'button', className: 'chat-close', ariaLabel: words.close });
  const panel = create('div', { id: 'chat-panel', className: 'chat-panel', role: 'dialog', hidden: true }, [
    create('img', { className: 'chat-face', src: words.picture, alt: words.pictureAlt, width: 72, height: 72 }),
    close,
    create('p', { id: 'chat-heading', className: 'chat-heading', textContent: words.heading }),
    create('p', { textContent: words.text }),
    ...words.links.map(({ label, to }) => create('a', { className: 'chat-link', href: to, textContent: label })),
  ]);
  panel.setAttribute('aria-labelledby', 'chat-heading');
  const launcher = create(
    'button',
    { type: 'button', className: 'chat-launcher', ariaLabel: words.launcher, ariaExpanded: 'false' },
    [
      create('img', { src: words.picture, alt: words.pictureAlt, width: 36, height: 36 }),
      create('span', { textContent: words.launcher }),
    ],
  );
  launcher.setAttribute('aria-controls', 'chat-panel');
  const widget = create(
    'section',
    { className: 'chat-widget', ariaLabel: words.label, lang: document.documentElement.lang, hidden: true },
    [panel, launcher],
  );
  const styles = create('link', {
    rel: 'stylesheet',
    href: words.styles,
    onload: () => {
      widget.hidden = false;
      makeWay();
    },
  });

  const show = (open) => {
    panel.hidden = !open;
    launcher.ariaExpanded = String(open);
    (open ? panel.querySelector('a') : launcher).focus();
  };
  launcher.addEventListener('click', () => show(panel.hidden));
  close.addEventListener('click', () => show(false));
  widget.addEventListener('keydown', (event) => event.key === 'Escape' && !panel.hidden && show(false));

  // Fades over controls, and on a phone while a field has focus. It stays a tab stop, and shows on focus.
  const field = 'input:not([type=checkbox], [type=radio]), select, textarea';
  const controls = `a, button, label, summary, ${field}`;
  const phone = matchMedia('(width < 40rem)');
  const covers = () => {
    const { left, right, top, bottom } = launcher.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2];
    return [left, middle[0], right].some((x) =>
      [top, middle[1], bottom].some((y) =>
        document.elementsFromPoint(x, y).some((element) => !widget.contains(element) && element.closest(controls)),
      ),
    );
  };
  const makeWay = () => {
    const { activeElement } = document;
    const typing = phone.matches && activeElement.matches(field);
    launcher.toggleAttribute('data-aside', panel.hidden && (typing || covers()));
  };
  let resting;
  const makeWaySoon = () => {
    clearTimeout(resting);
    resting = setTimeout(() => widget.isConnected && makeWay(), 100);
  };
  for (const change of ['scroll', 'resize', 'focusin', 'focusout', 'toggle'])
    document.addEventListener(change, makeWaySoon, true);

  document.head.append(styles);
  document.body.append(widget);
})();

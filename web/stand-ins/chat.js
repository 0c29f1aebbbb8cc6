// The stand-in of the chat widget. Everything it adds carries data-chat-widget, by which the page takes it away.
(() => {
  const words = __WORDS__;

  const create = (tag, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const close = create('button', { type: 'button', className: 'chat-close', ariaLabel: words.close });
  const panel = create('div', { id: 'chat-panel', className: 'chat-panel', role: 'dialog', hidden: true }, [
    close,
    create('p', { id: 'chat-heading', className: 'chat-heading', textContent: words.heading }),
    create('p', { textContent: words.text }),
    ...words.links.map(({ label, to }) => create('a', { className: 'chat-link', href: to, textContent: label })),
  ]);
  panel.setAttribute('aria-labelledby', 'chat-heading');
  const launcher = create('button', {
    type: 'button',
    className: 'chat-launcher',
    textContent: words.launcher,
    ariaExpanded: 'false',
  });
  launcher.setAttribute('aria-controls', 'chat-panel');
  const widget = create('section', { className: 'chat-widget', ariaLabel: words.label, hidden: true }, [
    panel,
    launcher,
  ]);
  const styles = create('link', { rel: 'stylesheet', href: words.styles, onload: () => (widget.hidden = false) });

  const show = (open) => {
    panel.hidden = !open;
    launcher.ariaExpanded = String(open);
    (open ? panel.querySelector('a') : launcher).focus();
  };
  launcher.addEventListener('click', () => show(panel.hidden));
  close.addEventListener('click', () => show(false));
  widget.addEventListener('keydown', (event) => event.key === 'Escape' && !panel.hidden && show(false));

  for (const element of [styles, widget]) element.setAttribute('data-chat-widget', '');
  document.head.append(styles);
  document.body.append(widget);
})();

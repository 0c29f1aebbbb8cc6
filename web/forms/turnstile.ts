import { embedAt } from '#content/embeds/embeds.ts';
import { turnstileField } from '#content/shared/forms/form.ts';
import { addScript } from '../embeds/embeds.tsx';

interface Widgets {
  render(place: HTMLElement, options: Record<string, string>): string;
  getResponse(widget: string): string | undefined;
  reset(widget: string): void;
}

const check = embedAt('forms');

/** In ms; the interval is for polling. */
const timeoutMs = 5_000;
const intervalMs = 100;

/** Does nothing unless Turnstile is among the embeds. */
export const turnstile = {
  show(form: HTMLFormElement) {
    const place = placeIn(form);
    if (!check || place.dataset.turnstile) return;
    const render = () => {
      if (place.dataset.turnstile) return;
      place.classList.add('mt-5');
      const sitekey = check.attributes!['data-sitekey']!;
      const options = { sitekey, 'response-field-name': turnstileField, size: 'flexible', theme: 'light' };
      place.dataset.turnstile = widgets()!.render(place, options);
    };
    if (widgets()) render();
    else addScript(check).addEventListener('load', render);
  },

  async token(form: HTMLFormElement): Promise<string | undefined> {
    if (!check) return undefined;
    for (let waited = 0; waited < timeoutMs; waited += intervalMs) {
      const token = widgets()?.getResponse(placeIn(form).dataset.turnstile!);
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  },

  /** Each token works once. */
  renew(form: HTMLFormElement) {
    const widget = placeIn(form).dataset.turnstile;
    if (widget) widgets()!.reset(widget);
  },
};

const placeIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-turnstile]')!;
const widgets = () => (window as { turnstile?: Widgets }).turnstile;

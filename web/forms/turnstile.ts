import { embedAt } from '#content/embeds/embeds.ts';
import { turnstileField } from '#content/forms/form.ts';
import { addScript } from '../browser/embeds.tsx';

/** What Turnstile's script puts into the window, as far as it is used here. */
interface Widgets {
  render(place: HTMLElement, options: Record<string, string>): string;
  getResponse(widget: string): string | undefined;
  reset(widget: string): void;
}

const check = embedAt('forms');

/** Milliseconds that a send waits for the widget, and how often it looks. */
const patience = 5_000;
const interval = 100;

/** Cloudflare Turnstile, off while it is not among the embeds. Its script arrives when the check is first shown. */
export const turnstile = {
  /** Shows the check in the form; called again, it does nothing. */
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

  /** The check's answer for one send, after a short wait if need be; nothing where there is no check. */
  async answer(form: HTMLFormElement): Promise<string | undefined> {
    if (!check) return undefined;
    for (let waited = 0; waited < patience; waited += interval) {
      const answer = widgets()?.getResponse(placeIn(form).dataset.turnstile!);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  },

  /** Asks for another answer, because each one works for one send. */
  renew(form: HTMLFormElement) {
    const widget = placeIn(form).dataset.turnstile;
    if (widget) widgets()!.reset(widget);
  },
};

const placeIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-turnstile]')!;
const widgets = () => (window as { turnstile?: Widgets }).turnstile;

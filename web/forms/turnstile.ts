import { turnstileField } from '#content/forms.ts';
import { site } from '#content/site.ts';
import { addScript } from '../embeds.ts';

/** What Turnstile's script puts into the window, as far as it is used here. */
interface Turnstile {
  render(place: HTMLElement, options: Record<string, string>): string;
  getResponse(widget: string): string | undefined;
  reset(widget: string): void;
}

const { siteKey, script } = site.embeds.turnstile;

/** Milliseconds that a send waits for the widget, and how often it looks. */
const patience = 5_000;
const interval = 100;

/** Shows the widget in the form's place for it, once, where the site has a key. Its script arrives with the first call. */
export function showTurnstile(form: HTMLFormElement) {
  const place = placeIn(form);
  if (!siteKey || !place || place.dataset.turnstile) return;
  const render = () => {
    const options = { sitekey: siteKey, 'response-field-name': turnstileField, size: 'flexible', theme: 'light' };
    if (!place.dataset.turnstile) place.dataset.turnstile = turnstile()!.render(place, options);
  };
  if (turnstile()) render();
  else addScript(`${script}?render=explicit`).addEventListener('load', render);
}

/** The widget's answer for one send, waiting a little for it; nothing where the form has no widget. */
export async function turnstileToken(form: HTMLFormElement): Promise<string | undefined> {
  if (!siteKey || !placeIn(form)) return undefined;
  for (let waited = 0; waited < patience; waited += interval) {
    const token = turnstile()?.getResponse(placeIn(form)!.dataset.turnstile!);
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/** Asks the widget for another answer, because each one works for one send. */
export function renewTurnstile(form: HTMLFormElement) {
  const widget = placeIn(form)?.dataset.turnstile;
  if (widget) turnstile()!.reset(widget);
}

const placeIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-turnstile]');
const turnstile = () => (window as { turnstile?: Turnstile }).turnstile;

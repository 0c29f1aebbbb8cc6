import assert from 'node:assert/strict';
import { integrationGroups } from '#content/facts/integrations.ts';
import { checkoutUrl, plans, pricingWords } from '#content/facts/pricing.ts';
import { headerLinks } from '#content/navigation.ts';
import { head as about } from '#content/pages/about.ts';
import { changelogPage } from '#content/pages/changelog.ts';
import { head as contact } from '#content/pages/contact.ts';
import { demoVideo, watchDemo } from '#content/pages/demo-video.ts';
import { faq } from '#content/pages/home-faq.ts';
import { stackRows, stackSummary, stackTotals } from '#content/pages/home-tool-stack.ts';
import { categoryCount } from '#content/pages/integrations-native.ts';
import { toolCategories } from '#content/pages/integrations-third-party.ts';
import { money } from '#content/shared/text/format.ts';
import { site } from '#content/site.ts';
import { type Check, phone } from './visitor.ts';

const title = () => document.title;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim();

export function controlsWork(check: Check) {
  check('a link of the header changes the page in place, and Back returns', async (visitor) => {
    await visitor.open('/about');
    await visitor.evaluate(() => Object.assign(window, { same: true }) && undefined);
    await visitor.click('header a', 'Contact');
    await visitor.sees(contact.title, title);
    await visitor.sees('main', () => document.activeElement?.localName);
    await visitor.evaluate(() => history.back());
    await visitor.sees(about.title, title);
    assert.equal(await visitor.evaluate(() => 'same' in window), true);
  });

  check('the dropdown of the header opens, and Escape closes it', async (visitor) => {
    await visitor.open('/about');
    const links = () => document.querySelectorAll('header details li a[href^="/"]').length;
    const shown = () => document.querySelector('header details a')!.checkVisibility();
    assert.equal(await visitor.evaluate(links), 10);
    await visitor.click('header summary');
    await visitor.sees(true, shown);
    await visitor.browser.press('Escape');
    await visitor.sees(false, shown);
    await visitor.sees('SUMMARY', () => document.activeElement?.tagName);
  });

  check('the menu of a small screen opens, closes and navigates', async (visitor) => {
    await visitor.open('/about', phone);
    const shown = () => document.querySelector('#menu')!.checkVisibility();
    assert.equal(await visitor.evaluate(shown), false);
    await visitor.click('header button', 'Menu');
    await visitor.sees(true, shown);
    for (const { label } of headerLinks) await visitor.reads('#menu a', label);
    await visitor.browser.press('Escape');
    await visitor.sees(false, shown);
    await visitor.click('header button', 'Menu');
    await visitor.click('#menu a', 'Contact');
    await visitor.sees(contact.title, title);
    await visitor.sees(false, shown);
  });

  check('a trial button scrolls to 96 px above the prices', async (visitor) => {
    await visitor.open('/');
    await visitor.click('main a', 'Start Free Trial');
    await visitor.sees(96, () => Math.round(document.querySelector('#pricing')!.getBoundingClientRect().top));
  });

  check('the switch of the prices shows the other price and its checkout', async (visitor) => {
    await visitor.open('/');
    const checkouts = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('#pricing li a')]
        .filter((link) => link.checkVisibility())
        .map(({ href }) => href);
    for (const billing of ['monthly', 'annual', 'monthly'] as const) {
      await visitor.click('#pricing input', pricingWords.billing[billing]);
      await visitor.sees(
        plans.map((plan) => checkoutUrl(plan, billing)),
        checkouts,
      );
      for (const plan of plans) await visitor.reads('#pricing li', money(plan[billing].price));
    }
  });

  check('the frame of the reviews is as tall as they are', async (visitor) => {
    await visitor.open('/');
    await visitor.sees([6, 0], () => {
      const frame = document.querySelector('iframe')!;
      // Repeated, because sections above get their height one after another.
      frame.scrollIntoView({ behavior: 'instant' });
      const { body } = frame.contentDocument!;
      return [body.querySelectorAll('li').length, frame.offsetHeight - body.offsetHeight];
    });
  });

  check('one question is open at a time', async (visitor) => {
    await visitor.open('/');
    const open = () => [...document.querySelectorAll('details[open] summary')].map((summary) => summary.textContent);
    for (const index of [0, 1]) {
      await visitor.click('main summary', faq[index]!.question);
      await visitor.sees([faq[index]!.question], open);
    }
    await visitor.click('main summary', faq[1]!.question);
    await visitor.sees([], open);
  });

  if (site.film)
    check('the demo opens in a dialog, and Escape gives the focus back', async (visitor) => {
      await visitor.open('/');
      const shown = () => document.querySelector('dialog')?.checkVisibility() ?? false;
      await visitor.click('main [role=button]', watchDemo.label);
      await visitor.sees(true, shown);
      await visitor.sees(demoVideo.close, focused);
      await visitor.browser.press('Escape');
      await visitor.sees(false, shown);
      await visitor.sees(`${watchDemo.label} ${demoVideo.length}`, focused);
    });

  check('a tick of the comparison changes its total', async (visitor) => {
    await visitor.open('/');
    await visitor.reads('[role=status]', stackSummary(stackTotals(stackRows)));
    await visitor.click('main label', stackRows[6]!.feature);
    await visitor.reads('[role=status]', stackSummary(stackTotals(stackRows.toSpliced(6, 1))));
    await visitor.reads('tfoot', money(stackTotals(stackRows.toSpliced(6, 1)).total));
  });

  check('the tabs of the tools show their panels, by arrow key too', async (visitor) => {
    await visitor.open('/integrations/third-party');
    const panel = () =>
      [...document.querySelectorAll('[role=tabpanel]')]
        .filter((panel) => panel.checkVisibility())
        .map((panel) => panel.querySelector('h3')!.textContent);
    await visitor.click('[role=tab]', toolCategories[2]!.label);
    await visitor.sees([toolCategories[2]!.label], panel);
    await visitor.browser.press('ArrowRight');
    await visitor.sees([toolCategories[3]!.label], panel);
  });

  check('the directory follows its tabs and its search', async (visitor) => {
    await visitor.open('/integrations/native');
    const cards = () =>
      [...document.querySelectorAll('[role=tabpanel] li')].filter((card) => card.checkVisibility()).length;
    const { key, label, entries } = integrationGroups[1]!;
    await visitor.click('[role=tab]', label);
    await visitor.sees(entries.length, cards);
    await visitor.reads('main', categoryCount(entries.length));
    await visitor.sees(96, (id) => Math.round(document.getElementById(id)!.getBoundingClientRect().top), key);
    await visitor.click('[role=tab]', 'All');
    await visitor.fill('main input[type=search]', 'zoom');
    await visitor.sees(1, cards);
    await visitor.sees('?q=zoom', () => location.search);
  });

  check('the changelog shows one category, and unfolds the address of its feed', async (visitor) => {
    await visitor.open('/changelog', phone);
    await visitor.sees(12, () => document.querySelectorAll('article').length);
    await visitor.click('main nav a', 'Fixed');
    await visitor.sees('?category=Fixed', () => location.search);
    await visitor.sees(true, () =>
      [...document.querySelectorAll('article')].every((update) => update.querySelector('[data-tone=fixed]')),
    );
    const shown = () => document.querySelector('main details input')!.checkVisibility();
    await visitor.click('main summary', changelogPage.subscribe.button);
    await visitor.sees(true, shown);
    await visitor.click('main summary', changelogPage.subscribe.button);
    await visitor.sees(false, shown);
  });
}

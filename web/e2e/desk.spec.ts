import type { Page } from 'playwright/test';
import { deskFailures } from '#content/desk/desk-words.ts';
import { messageWords as words } from '#content/desk/messages.ts';
import { signature } from '#content/desk/saved-replies.ts';
import { contactForm } from '#content/forms/contact.ts';
import { desk } from '#content/shared/desk/desk-api.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { placeOf } from '../desk/place.ts';
import { serveSite } from './server.ts';
import { axe, excess, expect, hold, slow, test } from './test.ts';

/** Tests search by `fruit`. Messages in `places` (ascending) are sent in order, others at once. */
async function write(page: Page, fruit: string, count: number, places = [...Array(count).keys()]) {
  const { retry, repeatEachIndex } = test.info();
  const word = `${fruit}${retry}${repeatEachIndex}`;
  const send = (number: number) =>
    page.request.post(api.contact, {
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `desk ${word} ${number}` },
      data: messageTo(contactForm, {
        firstName: `Ann ${number}`,
        email: addressOf(word),
        message: `A question, ${word} ${number}`,
      }),
    });
  const bounds = places.flatMap((place) => [place, place + 1]);
  for (const [index, from] of [0, ...bounds].entries())
    await Promise.all([...Array(count).keys()].slice(from, bounds[index]).map(send));
  return word;
}

const addressOf = (word: string) => `${word}?bcc=ben&subject=%25@example.org`;

const lines = (page: Page) => page.getByRole('listbox', { name: words.list }).getByRole('option');

const open = (page: Page, word: string) => page.goto(`${desk.page}#messages?search=${word}`);
const article = (page: Page) => page.getByRole('article');

test('finds, settles and restores messages by keyboard', async ({ page }) => {
  const word = await write(page, 'quince', 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(desk.page);
  await expect(page.getByRole('radio', { name: words.states.open })).toBeChecked();
  await expect(page).toHaveTitle(/^(\d+ overdue, )?\d+ open · /);
  await page.keyboard.press('/');
  await page.keyboard.type(`${word} `);
  await expect(page).toHaveURL(new RegExp(`search=${word}$`));
  await page.keyboard.type('ann');
  await expect(page).toHaveURL(new RegExp(`search=${word}\\+ann`));
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).first()).toContainText('Ann 0');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.keyboard.press('s');
  await page.keyboard.press('Space');
  await page.keyboard.press('j');
  await expect(article(page)).toContainText(`${word} 0`);
  await expect(lines(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(article(page)).toContainText(`${word} 1`);
  await expect(article(page).getByRole('link', { name: addressOf(word) })).toHaveAttribute(
    'href',
    `mailto:${word}%3Fbcc%3Dben%26subject%3D%2525@example.org`,
  );
  for (const key of ['e', 's']) {
    await page.keyboard.press(key);
    await expect(article(page)).toContainText(`${word} 2`);
    await expect(lines(page)).toHaveCount(2);
    await page.keyboard.press('z');
    await expect(article(page)).toContainText(`${word} 1`);
    await expect(lines(page).nth(1)).toContainText('Ann 1');
  }
  await page.keyboard.press('Shift+K');
  await expect(page.getByText(words.selected(2))).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText(words.selected(1))).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('e');
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(lines(page)).toHaveCount(3);
  for (const number of [0, 1, 2]) await expect(lines(page).nth(number)).toContainText(`Ann ${number}`);
  expect(await axe(page)).toEqual([]);
  await lines(page).nth(2).click();
  await page.keyboard.press('s');
  await page.locator('label', { hasText: words.states.spam }).click();
  await expect(lines(page)).toHaveCount(1);
  await lines(page).first().click();
  await expect(article(page)).toContainText(words.did.spam);
  await page.goto(page.url().replace(word, 'nobody'));
  await expect(page.getByText(words.noHit.heading)).toBeVisible();
  await expect(article(page)).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: words.actions.spam })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(words.keys.of['/']);
});

test('without email configured, a reply opens in the email program', slow, async ({ page }) => {
  const word = await write(page, 'cloudberry', 1);
  await open(page, word);
  await lines(page).first().click();
  const reference = /\b[0-9A-F]{8}\b/.exec(await article(page).innerText())![0];
  await page.getByRole('textbox', { name: addressOf(word) }).fill('Hello & goodbye');
  const link = page.getByRole('link', { name: words.replyBox.mailto });
  const { pathname, searchParams } = new URL((await link.getAttribute('href'))!);
  expect(decodeURIComponent(pathname)).toBe(addressOf(word));
  expect(searchParams.get('subject')).toMatch(/^Re: .*[0-9A-F]{8}/);
  expect(searchParams.get('body')).toMatch(new RegExp(`Hello & goodbye\r\n[^]*\r\nOn .*\r\n> A question, ${word} 0$`));
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect(page.getByText(words.did.done)).toBeVisible();
  await open(page, reference.toLowerCase());
  await page.getByRole('button', { name: words.searchAll }).click();
  await expect(lines(page)).toHaveText([/Ann 0/]);
  await lines(page).first().click();
  await expect(article(page)).toContainText(reference);
});

const withEmail = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  baseURL: async ({}, use) => {
    const { server, origin } = await serveSite({ NOTIFY_EMAIL: 'owner@brand.test' });
    await use(origin);
    await server.close();
  },
});

withEmail('a reply can be taken back for ten seconds, then it is sent', slow, async ({ page }) => {
  const word = await write(page, 'currant', 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(desk.page);
  await expect(lines(page)).toHaveCount(2);
  const release = await hold(page, /messages\/[0-9a-f-]{36}$/);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.keyboard.type('se');
  await expect(lines(page)).toHaveCount(2);
  release();
  await expect(article(page)).toContainText(`${word} 0`);
  await expect(page.getByRole('textbox', { name: addressOf(word) })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('We fixed <b>it</b>.');
  await page.keyboard.press('Control+Enter');
  // On a busy machine each further check takes seconds of the ten.
  await expect(page.getByText(words.willSend)).toBeVisible();
  await page.keyboard.press('z');
  await expect(article(page)).toContainText(`${word} 0`);
  await expect(lines(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('textbox', { name: addressOf(word) })).toHaveValue(
    `Hi Ann 0,\n\nWe fixed <b>it</b>.${signature}`,
  );
  await page.keyboard.press('n');
  await page.keyboard.type('Ask Zoe');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: words.thread })).toContainText('Ask Zoe');
  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await expect(article(page)).toContainText(`${word} 1`);
  // The answered message has left the list of open ones.
  await expect(lines(page)).toHaveText([/Ann 1/]);
  await page.locator('label', { hasText: words.states.done }).click();
  await expect(lines(page)).toHaveText([/Ann 0/]);
  await lines(page).first().click();
  const thread = page.getByRole('list', { name: words.thread });
  await expect(thread).toContainText('We fixed <b>it</b>.');
  await expect(async () => {
    await page.reload();
    await expect(thread).toContainText('We fixed <b>it</b>.');
    await expect(thread).toContainText(words.sent(''), { timeout: 100 });
  }).toPass({ timeout: 60_000 });
  expect(await axe(page)).toEqual([]);
});

withEmail('by thumb, a saved reply is sent and the next message opens', slow, async ({ page }) => {
  const word = await write(page, 'lingonberry', 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(desk.page);
  await lines(page).first().click();
  await expect(article(page)).toContainText(`${word} 0`);
  const bar = (await page.getByRole('button', { name: words.actions.done }).locator('..').boundingBox())!;
  expect(bar.height).toBeLessThanOrEqual(72);
  expect(bar.y + bar.height).toBeGreaterThan(750);
  await page.getByRole('button', { name: words.reply, exact: true }).first().click();
  await page.getByRole('combobox', { name: words.replyBox.saved }).selectOption({ index: 1 });
  await page.getByRole('button', { name: words.replyBox.send, exact: true }).click();
  await expect(article(page)).toContainText(`${word} 1`);
  await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
  expect(await excess(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await expect(lines(page)).toHaveCount(1);
});

test('a person is found by address, and erased once it has been typed again', slow, async ({ page }) => {
  const word = await write(page, 'medlar', 2);
  await page.goto(`${desk.page}#messages?search=${word}`);
  await expect(lines(page)).toHaveCount(2);
  await page.locator('summary').click();
  await page.getByRole('button', { name: words.anyPerson }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.anyPerson })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').fill(addressOf(word));
  await dialog.getByRole('button', { name: words.personDialog.show }).click();
  await expect(dialog).toContainText(words.personDialog.holds(2, 0, 0, 0));
  await dialog.getByRole('textbox').fill(word);
  await dialog.getByRole('button', { name: words.personDialog.confirm }).click();
  await expect(dialog).toContainText(words.personDialog.differs);
  await dialog.getByRole('textbox').fill(addressOf(word).toUpperCase());
  await dialog.getByRole('button', { name: words.personDialog.confirm }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText(words.personDialog.erased(2, 0, 0, 0));
  await dialog.getByRole('button', { name: words.personDialog.close }).click();
  await expect(page.getByText(words.noHit.heading)).toBeVisible();
});

test('single-key shortcuts can be switched off, and arrow keys still work', slow, async ({ page }) => {
  const word = await write(page, 'mulberry', 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.page}#messages?search=${word}`);
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole('button', { name: words.keys.open }).click();
  await page.getByRole('checkbox', { name: words.keys.characters }).uncheck();
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.getByRole('listbox').press('ArrowDown');
  await expect(article(page)).toContainText(`${word} 0`);
  await page.keyboard.press('ArrowDown');
  await expect(article(page)).toContainText(`${word} 1`);
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowUp');
  await expect(article(page)).toContainText(`${word} 0`);
  await expect(lines(page)).toHaveCount(2);

  // Another session settles the open message: it stays until the reader goes on.
  const { id } = placeOf(new URL(page.url()).hash);
  const headers = { Origin: new URL(page.url()).origin };
  await page.request.post(`${desk.messages}/${id}/done`, { headers, data: {} });
  await write(page, 'mulberry', 1);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(article(page)).toContainText(words.did.done);
  await page.getByRole('button', { name: words.news }).click();
  await expect(page.getByRole('button', { name: words.news })).toBeHidden();
  await expect(lines(page)).toHaveText([new RegExp(`Ann 0.*${words.stateOf.done}`), /Ann 1/, /Ann 0/]);
  await expect(page.getByRole('option', { name: 'Ann 0' }).first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(article(page)).toContainText(`${word} 1`);
  await expect(lines(page)).toHaveText([/Ann 1/, /Ann 0/]);
});

test('reloads failed data once the network is back', slow, async ({ page, context, problems }) => {
  const word = await write(page, 'rowan', 1);
  await page.goto(`${desk.page}#messages?search=${word}`);
  await expect(lines(page)).toHaveCount(1);
  await context.setOffline(true);
  await lines(page).first().click();
  await expect(page.getByRole('alert')).toContainText(deskFailures.offline.text);
  await context.setOffline(false);
  await expect(page.getByRole('article')).toContainText(`${word} 0`);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(new Set(problems.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']));
});

test('on a phone a message fills the screen, and Back returns to the list', slow, async ({ page }) => {
  const word = await write(page, 'sorrel', 30, [10, 11]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${desk.page}#messages?search=${word}`);
  const line = page.locator('[aria-posinset="11"]');
  const scrolled = () => page.locator('[role=listbox]').evaluate((list) => list.parentElement!.scrollTop);
  await page.getByRole('listbox').evaluate((list) => list.parentElement!.scrollTo(0, 500));
  await line.click();
  const left = await scrolled();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ann 10 Lee' })).toBeFocused();
  await expect(line).toBeHidden();
  const { id } = placeOf(new URL(page.url()).hash);
  const actions = (await page.getByRole('button', { name: words.actions.done }).boundingBox())!;
  expect(actions.y).toBeGreaterThan((await page.getByRole('article').boundingBox())!.y);
  expect(actions.y).toBeGreaterThan(400);
  expect(await excess(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await expect(line).toBeVisible();
  expect(await scrolled()).toBe(left);
  await expect(page.getByRole('listbox')).toBeFocused();
  await line.click();
  await page.getByRole('button', { name: words.actions.done }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ann 11 Lee' })).toBeFocused();
  const undone = page.waitForResponse(`**${desk.messages}/${id}/open`);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ann 10 Lee' })).toBeFocused();
  await undone;
  await page.goBack();
  await page.locator('summary').click();
  await expect(page.getByRole('link', { name: words.csv })).toHaveAttribute(
    'href',
    new RegExp(`search=${word}&state=open&download=csv`),
  );
  expect(await axe(page)).toEqual([]);
});

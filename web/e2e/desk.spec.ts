import type { Page } from 'playwright/test';
import { api } from '#content/api.ts';
import { desk } from '#content/desk.ts';
import { messageWords as words } from '#content/desk-messages.ts';
import { axe, expect, test } from './test.ts';

/** Each run has a word of its own, by which its messages are found among those of other tests. */
async function write(page: Page, word: string, count: number) {
  for (let number = 0; number < count; number++)
    await page.request.post(api.contact, {
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `desk ${word} ${number}` },
      data: {
        firstName: `Ann ${number}`,
        lastName: 'Lee',
        email: `${word}@example.org`,
        message: `A question, ${word} ${number}`,
      },
    });
}

const lines = (page: Page) => page.getByRole('listbox', { name: words.list }).getByRole('option');

test('messages are found, settled and taken back by keys alone', async ({ page }) => {
  await write(page, 'quince', 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(desk.page);
  await expect(lines(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('quince ');
  await expect(page).toHaveURL(/search=quince/);
  await page.keyboard.type('ann');
  await expect(page).toHaveURL(/search=quince\+ann/);
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).first()).toContainText('Ann 2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await page.keyboard.press('j');
  await expect(page.getByRole('article')).toContainText('quince 1');
  await page.keyboard.press('e');
  await expect(lines(page).nth(1)).toContainText(words.stateOf.done);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(lines(page).nth(1)).toContainText(words.stateOf.open);
  await page.keyboard.press('s');
  await expect(lines(page).nth(1)).toContainText(words.stateOf.spam);
  await expect(page.getByRole('article')).toContainText(words.did.spam);
  expect(await axe(page)).toEqual([]);
  await page.locator('label', { hasText: words.states.spam }).click();
  await expect(lines(page)).toHaveCount(1);
  await lines(page).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  // Whoever comes by the address of a message settles it too, though the list has it not.
  await page.goto(page.url().replace('quince', 'nobody'));
  await expect(page.getByText(words.noHit.heading)).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: words.actions.spam })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(words.keys.of['/']);
});

test('what is settled in a filtered list takes none of the messages below it away', async ({ page }) => {
  await write(page, 'damson', 103);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.page}#messages?search=damson&state=open`);
  await expect(lines(page).first()).toContainText('Ann 102');
  for (const number of [0, 1, 2]) {
    if (number > 0) await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(lines(page).nth(number)).toContainText(words.stateOf.done);
  }
  await expect(page.getByRole('article')).toContainText(words.did.done);
  await page.getByRole('listbox').evaluate((list) => list.parentElement!.scrollTo(0, list.scrollHeight));
  await expect(page.locator('[aria-posinset="103"]')).toContainText('Ann 0');
});

test('a person is erased once the address has been typed', async ({ page }) => {
  await write(page, 'medlar', 2);
  await page.goto(`${desk.page}#messages?search=medlar`);
  await lines(page).first().click();
  await page.getByRole('button', { name: words.person }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words.personDialog.holds(2, 0, 0));
  await dialog.getByRole('textbox').fill('medlar');
  await dialog.getByRole('button', { name: words.personDialog.confirm }).click();
  await expect(dialog).toContainText(words.personDialog.differs);
  await dialog.getByRole('textbox').fill('medlar@example.org');
  await dialog.getByRole('button', { name: words.personDialog.confirm }).click();
  await expect(page.getByText(words.noHit.heading)).toBeVisible();
});

test('on a phone a message is a screen of its own, and Back leads to the list', async ({ page }) => {
  await write(page, 'sorrel', 1);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${desk.page}#messages?search=sorrel`);
  await lines(page).first().click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ann 0 Lee' })).toBeFocused();
  await expect(lines(page).first()).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await expect(lines(page).first()).toBeVisible();
  await page.locator('summary').click();
  await expect(page.getByRole('link', { name: words.csv })).toHaveAttribute('href', /search=sorrel&download=csv/);
  expect(await axe(page)).toEqual([]);
});

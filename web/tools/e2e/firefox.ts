import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { cleanEnvironment, type Engine } from './browser.ts';

/** Ms within which two clicks are a double click, anywhere on the page. */
const doubleClick = 600;

const executablePath = '/usr/bin/firefox-esr';

/** Firefox ESR over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: [{ package: 'firefox-esr', file: existsSync(executablePath) ? executablePath : undefined }],
  async launch({ scripts }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      env: cleanEnvironment(),
      protocolTimeout: 30_000,
      extraPrefsFirefox: { 'javascript.enabled': scripts },
    });
    // The first page's window is inactive and shows no focus.
    const page = await browser.newPage();
    let clicked = 0;
    return {
      version: await browser.version(),
      async open(url) {
        await page.goto(url);
      },
      async resize(width, height) {
        await page.setViewport({ width, height }).catch(unlessTooOld);
        while ((await page.evaluate('innerWidth')) !== width) await sleep(50);
      },
      evaluate: (expression) => page.evaluate(expression),
      async clickAt(x, y) {
        await sleep(Math.max(0, clicked + doubleClick - Date.now()));
        await page.mouse.click(x, y);
        clicked = Date.now();
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};

/** Firefox ESR can't set the orientation sent with the size. */
function unlessTooOld(error: Error) {
  if (!error.message.includes('setScreenOrientationOverride')) throw error;
}

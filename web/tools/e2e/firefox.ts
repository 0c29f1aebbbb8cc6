import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { cleanEnvironment, type Engine } from './browser.ts';

/** Two clicks within this time are a double click, wherever on the page they are. */
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
    // Not the page that is there: its window is not active, so that nothing in it shows the focus.
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

/** Firefox ESR cannot turn the screen, which comes along with each new size; the size itself it takes. */
function unlessTooOld(error: Error) {
  if (!error.message.includes('setScreenOrientationOverride')) throw error;
}

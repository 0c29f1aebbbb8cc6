import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { atExit, cleanEnvironment, type Engine } from './browser.ts';

const [binary] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const ifExists = (file: string) => (existsSync(file) ? file : undefined);

/** WebKitGTK's MiniBrowser over WebDriver. It needs an X server. */
export const webkit: Engine = {
  name: 'WebKit',
  needs: [
    { package: 'webkit2gtk-driver', file: binary && ifExists(driverPath) },
    { package: 'xvfb', file: ifExists(screenPath) },
  ],
  async launch({ scripts }) {
    const env = cleanEnvironment();
    narrowToolbar(env.HOME);
    const screen = await openScreen();
    const service = new DriverService.Builder(driverPath)
      .setEnvironment({ ...env, DISPLAY: screen.display })
      .setLoopback(true)
      .build();
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        timeouts: { pageLoad: 30_000, script: 30_000 },
        'webkitgtk:browserOptions': { binary, args: ['--automation', `--enable-javascript-markup=${scripts}`] },
      })
      .build();
    const capabilities = await driver.getCapabilities();
    return {
      version: `webkitgtk/${capabilities.getBrowserVersion()}`,
      open: (url) => driver.get(url),
      async resize(width, height) {
        const frame = await driver.executeScript<number>('return outerHeight - innerHeight');
        const rect = { x: 0, y: 0, width, height: height + frame };
        await driver.manage().window().setRect(rect);
      },
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      clickAt: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y) })
          .click()
          .perform(),
      type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
      press: (key) => driver.actions().sendKeys({ ArrowRight: Key.ARROW_RIGHT, Escape: Key.ESCAPE }[key]).perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit();
        await service.kill();
        screen.close();
      },
    };
  },
};

/** The toolbar is wider than a phone. */
function narrowToolbar(home: string) {
  const folder = join(home, '.config/gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 3px; }');
}

/** Without a window manager, focus follows the pointer in the middle, because every window covers the small screen. */
async function openScreen() {
  const server = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '700x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // MiniBrowser ends with its screen.
  atExit(() => server.kill());
  const [display] = await once(server.stdio[3]!, 'data');
  return { display: `:${String(display).trim()}`, close: () => server.kill() };
}

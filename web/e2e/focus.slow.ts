import { expect, open, test } from './test.ts';

const large = { width: 1440, height: 900 };
const small = { width: 390, height: 844 };
const screens = {
  '/': [large],
  '/contact': [small],
  '/terms-of-service': [small],
  '/changelog': [large],
};

for (const [path, sizes] of Object.entries(screens))
  for (const viewport of sizes)
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('shows each Tab stop unclipped, with a ring, in page order', async ({ page }) => {
        await open(page, path);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.locator('.chat-launcher')).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));

        const faults: string[] = [];
        let stops = 0;
        for (;;) {
          await page.keyboard.press('Tab');
          const inFrame = await page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);
          const stop = await (inFrame ? page.frames()[1]! : page).evaluate(judgeStop);
          if (!stop) break;
          stops += 1;
          faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
        }
        expect(faults).toEqual([]);
        expect(stops).toBeGreaterThan(20);
      });
    });

async function judgeStop(): Promise<{ name: string; faults: string[] } | undefined> {
  const element = document.activeElement!;
  if (element === document.body) return undefined;
  // content-visibility may lay out content that just came into view.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const faults: string[] = [];

  const memory = window as { lastStop?: Element };
  const follows =
    !memory.lastStop || memory.lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!follows) faults.push('comes before the last stop');
  memory.lastStop = element;

  // A link over two lines has two boxes.
  const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect();
  for (const [place, y] of Object.entries({ top: top + 3, middle: (top + bottom) / 2, bottom: bottom - 3 })) {
    const shown = document.elementFromPoint((left + right) / 2, y);
    if (!shown?.contains(element) && !element.contains(shown))
      faults.push(`its ${place} is ${shown ? `covered by ${shown.outerHTML.slice(0, 60)}` : 'outside the window'}`);
  }

  const ringed = [element, ...ancestorsOf(element)].find((box) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (ringed) {
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const offset = Number.parseFloat(outlineOffset);
    const reach = offset + Number.parseFloat(outlineWidth);
    const box = ringed.getBoundingClientRect();
    const contrast = contrastOf(outlineColor, groundAround(box, (offset + reach) / 2));
    if (contrast < 3) faults.push(`its ring has a contrast of ${contrast.toFixed(1)}`);
    const ring = new DOMRect(box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach);
    for (const clip of [...ancestorsOf(ringed).filter(clips), undefined]) {
      const room = clip?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      if (
        ring.left < room.left - 1 ||
        ring.right > room.right + 1 ||
        ring.top < room.top - 1 ||
        ring.bottom > room.bottom + 1
      )
        faults.push(`its ring is cut off by ${clip?.outerHTML.slice(0, 60) ?? 'the window'}`);
    }
  } else faults.push('has no ring');

  return { name: element.ariaLabel || element.textContent!.trim() || element.outerHTML.slice(0, 60), faults };

  function ancestorsOf({ parentElement }: Element): Element[] {
    return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
  }

  function clips(box: Element) {
    return box !== document.body && box !== document.documentElement && getComputedStyle(box).overflow !== 'visible';
  }

  /** The topmost opaque background at the middle of a side. */
  function groundAround({ left, right, top, bottom }: DOMRect, distance: number): string {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const places = [
      [left - distance, y],
      [right + distance, y],
      [x, top - distance],
      [x, bottom + distance],
    ] as const;
    const colors = places
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .map((box) => getComputedStyle(box).backgroundColor);
    return colors.find((color) => channelsOf(color)[3] === 255) ?? '#fff';
  }

  function channelsOf(color: string) {
    const brush = document.createElement('canvas').getContext('2d')!;
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    return brush.getImageData(0, 0, 1, 1).data;
  }

  /** WCAG 2 contrast ratio. */
  function contrastOf(one: string, other: string) {
    const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
    return (lighter! + 0.05) / (darker! + 0.05);
  }

  function luminanceOf(color: string) {
    const [red, green, blue] = Array.from(channelsOf(color), (channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
}

import type { Page } from '@playwright/test';
import { expectNoOverflow } from './axe.ts';
import { PUBLIC, SIGNED_IN, VARIANTS, visitPages } from './pages.ts';
import { expect, test } from './product.ts';

// A window of 1280 × 800 at 200 percent has 640 × 400 CSS pixels with two dots each.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

interface Misfit {
  what: string;
  why: string;
}

/** Finds hidden text, and controls that can't be scrolled into view or lie below others. */
function misfits(page: Page): Promise<Misfit[]> {
  return page.evaluate(() => {
    const found: Misfit[] = [];
    const described = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}”`;
    const isSeen = (element: Element) => {
      const box = element.getBoundingClientRect();
      // Text for screen readers has one pixel.
      return (
        box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true })
      );
    };
    const scrolls = (element: Element) => {
      const style = getComputedStyle(element);
      return [style.overflowX, style.overflowY].some((one) => one === 'auto' || one === 'scroll');
    };
    const isInert = (element: Element) => element.closest('[inert], [aria-hidden=true]') !== null;

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isSeen(element) || isInert(element) || element.closest('svg, iframe')) continue;
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const isTold = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (hasText && hides && !isTold && element.scrollWidth > element.clientWidth + 1)
        found.push({ what: described(element), why: 'its text is cut' });
    }

    const pressed = 'a[href], button, input, select, textarea, [role=tab], [role=option]';
    // A dialog makes everything below it inert.
    const whole = document.querySelector('[aria-modal=true]') ?? document;
    for (const element of whole.querySelectorAll<HTMLElement>(pressed)) {
      // The link becomes visible with the focus.
      if (element.matches('a[href="#main-content"]')) continue;
      if (!isSeen(element) || isInert(element) || getComputedStyle(element).opacity === '0')
        continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        found.push({ what: described(element), why: 'it cannot be scrolled to' });
        continue;
      }
      const top = document.elementFromPoint(x, y);
      const label =
        element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
      const near = element.parentElement;
      const own =
        top &&
        (element.contains(top) ||
          top.contains(element) ||
          label?.contains(top) ||
          near?.contains(top));
      if (!own)
        found.push({ what: described(element), why: `below ${top ? described(top) : 'nothing'}` });
    }
    for (const element of document.querySelectorAll('main, [role=dialog]')) {
      if (!scrolls(element)) continue;
      if (element.scrollWidth > element.clientWidth + 1)
        found.push({ what: described(element), why: 'it scrolls sideways' });
    }
    scrollTo(0, 0);
    return found;
  });
}

for (const [part, paths] of [
  ['the pages', [...PUBLIC, ...SIGNED_IN]],
  ['their tabs and dialogs', VARIANTS],
] as const) {
  test(`at 200 percent nothing of ${part} is cut, covered or wider than the window`, {
    tag: '@long',
  }, async ({ page, product }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    await visitPages(page, product, paths, async (path) => {
      await expectNoOverflow(page, path);
      for (const { what, why } of await misfits(page)) found.push(`${path}: ${what}: ${why}`);
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/zoom${path.replaceAll(/\W+/g, '-')}.png`,
          fullPage: true,
        });
    });
    expect(found).toEqual([]);
  });
}

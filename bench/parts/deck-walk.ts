import { withPage } from '../browser.ts';
import type { Product } from '../product.ts';

/** Runs in the page: records layout shifts and, on request, the time between frames. */
const WATCH = `
  window.watched = { shift: 0, gaps: null };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) watched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  let last = 0;
  const frame = (now) => {
    if (last) watched.gaps?.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;
const TURN = 120;
const PAUSE = 60;

function walk({ url }: Pick<Product, 'url'>) {
  return withPage(url, async (page) => {
    await page.addInitScript(WATCH);
    await page.goto('/allhands', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bottom = () =>
      page.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 2');
    await page.mouse.move(640, 400);
    await page.evaluate(
      'new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))',
    );
    await page.evaluate('watched.gaps = []');
    for (let turns = 0; turns < 2_000 && !(await bottom()); turns += 1) {
      await page.mouse.wheel(0, TURN);
      await page.waitForTimeout(PAUSE);
    }
    if (!(await bottom())) throw new Error('The end of the deck was not reached');
    const { shift, gaps } = await page.evaluate<{ shift: number; gaps: number[] }>('watched');
    return { shift, longestFrame: Math.max(...gaps) };
  });
}

/** Scrolls through the deck three times, because frames vary. */
export async function measureDeck(product: Pick<Product, 'url'>) {
  const walks = [await walk(product), await walk(product), await walk(product)];
  return {
    shift: Math.max(...walks.map(({ shift }) => shift)),
    longestFrames: walks.map(({ longestFrame }) => Math.round(longestFrame)),
  };
}

import { withPage } from './browser.ts';
import type { Product } from './product.ts';

export interface DeckFigures {
  /** Bytes of script on the wire until the first section is there and nothing more is asked for. */
  script: number;
  /** The sum of all layout shifts (as Chromium scores them) of the whole walk, none of them excused. */
  shift: number;
  /** The longest time between two frames while all sections are scrolled through, in ms. */
  longestFrame: number;
  frames: number;
}

/** In the page: keeps the shifts, and the times between frames once asked to. */
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
/** Pixels of one turn of the wheel, and ms between two. */
const TURN = 120;
const PAUSE = 60;

/** Opens the deck as a stranger with an empty cache, and scrolls through all of it. Null without a Chromium. */
export function measureDeck({ url }: Pick<Product, 'url'>): Promise<DeckFigures | null> {
  return withPage(url, async (page) => {
    let script = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.addInitScript(WATCH);
    await page.goto('/allhands', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const first = script;

    const bottom = () =>
      page.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 2');
    await page.mouse.move(640, 400);
    await page.evaluate('watched.gaps = []');
    for (let turns = 0; turns < 2_000 && !(await bottom()); turns += 1) {
      await page.mouse.wheel(0, TURN);
      await page.waitForTimeout(PAUSE);
    }
    if (!(await bottom())) throw new Error('The end of the deck was not reached');
    const { shift, gaps } = await page.evaluate<{ shift: number; gaps: number[] }>('watched');
    return { script: first, shift, longestFrame: Math.max(...gaps), frames: gaps.length };
  });
}

import { withPage } from '../browser.ts';
import type { Product } from '../product.ts';

export interface DeckFigures {
  script: number;
  shift: number;
  longestFrames: number[];
}

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

type Walk = Omit<DeckFigures, 'longestFrames'> & { longestFrame: number };

function walk({ url }: Pick<Product, 'url'>): Promise<Walk | null> {
  return withPage(url, async (page) => {
    let script = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, response.encodedDataLength);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const headers = scripts.get(requestId);
      if (headers !== undefined) script += encodedDataLength - headers;
    });
    await page.addInitScript(WATCH);
    await page.goto('/allhands', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const first = script;

    const bottom = () =>
      page.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 2');
    await page.mouse.move(640, 400);
    // The first paint is finished by now.
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
    return { script: first, shift, longestFrame: Math.max(...gaps) };
  });
}

/** Scrolls through the deck three times, because frames vary. Null without Chromium. */
export async function measureDeck(product: Pick<Product, 'url'>): Promise<DeckFigures | null> {
  const walks: Walk[] = [];
  for (let times = 0; times < 3; times += 1) {
    const one = await walk(product);
    if (!one) return null;
    walks.push(one);
  }
  return {
    script: Math.max(...walks.map(({ script }) => script)),
    shift: Math.max(...walks.map(({ shift }) => shift)),
    longestFrames: walks.map(({ longestFrame }) => Math.round(longestFrame)),
  };
}

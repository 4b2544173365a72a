import type { CDPSession, Page } from '@playwright/test';
import { withPage } from '../browser.ts';
import type { Product } from '../product.ts';

/** Something that came over the wire: `body` as it was sent (compressed), `sent` with its headers, in bytes. */
interface LoadedFile {
  path: string;
  sent: number;
  body: number;
  /** The Content-Encoding; empty where it was sent as it is. */
  encoding: string;
  /** The Cache-Control. */
  caching: string;
}

/** One opening of a page; times in ms. */
interface Opening {
  files: LoadedFile[];
  largestPaint: number;
  blocked: number;
  blockedFromStart: number;
  shift: number;
}

/** What a page takes that is opened with an empty cache. */
interface FirstLoad {
  /** Every file and reply, in the order of arrival. */
  files: LoadedFile[];
  /** Bytes of all of them, headers too. */
  sent: number;
  /** The same without headers. */
  body: number;
  /** Largest contentful paint of each opening, ms after the address was asked for. */
  largestPaints: number[];
  /** Total blocking time of each: what tasks took beyond 50 ms, from the first paint until nothing was left to do. */
  blocked: number[];
  /** The same from the very beginning, when there is nothing to press yet. */
  blockedFromStart: number[];
  /** The most of all layout shifts together, as Chromium scores them. */
  shift: number;
}

/** The pages that have a goal: sent bytes (issue 8). */
export const WIRE_GOALS = { '/login': 122_000, '/vacation': 225_000 } as const;
export type MeasuredPage = keyof typeof WIRE_GOALS;

/** How much slower than this machine the browser's processor is made. */
const SLOWER = 4;
/** Single openings are at the mercy of the machine. */
const TIMES = 3;
/** With nothing asked for during this time, in ms, a page has loaded. */
const QUIET = 1_500;

/** In the page, before anything of it: keeps what is painted, what shifts and what takes long. */
const WATCH = `
  window.watched = { largest: 0, first: Infinity, shift: 0, tasks: [] };
  const watch = (type, note) => new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { watched.largest = startTime; });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.first = startTime;
  });
  watch('layout-shift', ({ value }) => { watched.shift += value; });
  watch('longtask', ({ startTime, duration }) => { watched.tasks.push([startTime, duration]); });
`;

interface Watched {
  largest: number;
  first: number;
  shift: number;
  /** When each long task began, and how long it took. */
  tasks: [number, number][];
}

/** Notes every file that comes to this page from now on. */
export async function listenToWire(session: CDPSession, origin: string): Promise<LoadedFile[]> {
  const files: LoadedFile[] = [];
  const begun = new Map<string, { file: LoadedFile; headers: number }>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const headers = new Map(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const file = {
      path: response.url.replace(origin, ''),
      sent: 0,
      body: 0,
      encoding: headers.get('content-encoding') ?? '',
      caching: headers.get('cache-control') ?? '',
    };
    begun.set(requestId, { file, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = begun.get(requestId);
    if (!one) return;
    one.file.sent = encodedDataLength;
    one.file.body = encodedDataLength - one.headers;
    files.push(one.file);
  });
  await session.send('Network.enable');
  return files;
}

/** What tasks took beyond 50 ms each, from a moment on. */
function beyond(tasks: Watched['tasks'], from: number): number {
  return tasks.reduce((sum, [start, duration]) => {
    const counted = Math.min(duration, start + duration - from);
    return sum + Math.max(0, counted - 50);
  }, 0);
}

async function open(page: Page, url: string, path: MeasuredPage): Promise<Opening> {
  const session = await page.context().newCDPSession(page);
  const files = await listenToWire(session, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(WATCH);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(QUIET);
  const { largest, first, shift, tasks } = await page.evaluate<Watched>('watched');
  return {
    files,
    largestPaint: Math.round(largest),
    blocked: Math.round(beyond(tasks, first)),
    blockedFromStart: Math.round(beyond(tasks, 0)),
    shift,
  };
}

/** Makes the browser one in which this person is signed in, with nothing of the product in its cache. */
async function enter(page: Page, url: string, cookie: string): Promise<void> {
  const reply = await fetch(`${url}/api/current_user`, { headers: { cookie } });
  const { user } = (await reply.json()) as { user: Record<string, string> };
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  // What `web/src/core/session.ts` keeps.
  await page.addInitScript((known) => {
    for (const key of ['username', 'email', 'role', 'profile_photo']) {
      localStorage.setItem(key, known[key] ?? '');
    }
  }, user);
}

/**
 * Opens a page three times with an empty cache and the processor slowed four times: /login as a stranger,
 * any other as somebody whom the browser remembers. Null without a Chromium.
 */
export async function measureFirstLoad(
  { url, signIn }: Pick<Product, 'url' | 'signIn'>,
  path: MeasuredPage,
  username: string,
): Promise<FirstLoad | null> {
  const openings: Opening[] = [];
  for (let times = 0; times < TIMES; times += 1) {
    const one = await withPage(url, async (page) => {
      if (path !== '/login') await enter(page, url, await signIn(username));
      return open(page, url, path);
    });
    if (!one) return null;
    openings.push(one);
  }
  const files = openings[0]?.files ?? [];
  const total = (part: 'sent' | 'body') => files.reduce((sum, file) => sum + file[part], 0);
  return {
    files,
    sent: total('sent'),
    body: total('body'),
    largestPaints: openings.map(({ largestPaint }) => largestPaint),
    blocked: openings.map(({ blocked }) => blocked),
    blockedFromStart: openings.map(({ blockedFromStart }) => blockedFromStart),
    shift: Math.max(...openings.map(({ shift }) => shift)),
  };
}

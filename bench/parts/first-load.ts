import type { CDPSession, Page } from '@playwright/test';
import { withPage } from '../browser.ts';
import { read } from '../company.ts';
import type { Product } from '../product.ts';

/** A file on the wire. `body` counts its compressed bytes, `sent` adds the headers. */
interface LoadedFile {
  path: string;
  type: string;
  sent: number;
  body: number;
  encoding: string;
  caching: string;
}

/** Goals for sent bytes (decision 13). */
export const WIRE_GOALS = { '/login': 170_000, '/vacation': 400_000, '/home': 400_000 } as const;
export type MeasuredPage = keyof typeof WIRE_GOALS;

const CPU_SLOWDOWN = 4;
const LOADS = 3;
/** A page counts as loaded after this many ms without a request. */
const IDLE_MS = 1_500;

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
  tasks: [number, number][];
}

export async function listenToWire(session: CDPSession, origin: string): Promise<LoadedFile[]> {
  const files: LoadedFile[] = [];
  const begun = new Map<string, { file: LoadedFile; headers: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const headers = new Map(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const file = {
      path: response.url.replace(origin, ''),
      type,
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

export function sumOf(files: readonly LoadedFile[], part: 'sent' | 'body'): number {
  return files.reduce((sum, file) => sum + file[part], 0);
}

function blockingTime(tasks: Watched['tasks'], from: number): number {
  return tasks.reduce((sum, [start, duration]) => {
    const counted = Math.min(duration, start + duration - from);
    return sum + Math.max(0, counted - 50);
  }, 0);
}

async function open(page: Page, url: string, path: MeasuredPage) {
  const session = await page.context().newCDPSession(page);
  const files = await listenToWire(session, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(WATCH);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(IDLE_MS);
  const { largest, first, shift, tasks } = await page.evaluate<Watched>('watched');
  return {
    files,
    largestPaint: Math.round(largest),
    blocked: Math.round(blockingTime(tasks, first)),
    blockedFromStart: Math.round(blockingTime(tasks, 0)),
    shift,
  };
}

async function enter(page: Page, url: string, cookie: string): Promise<void> {
  const { user } = await read<{ user: Record<string, string> }>(
    { url },
    cookie,
    '/api/current_user',
  );
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  // The entry that `web/src/core/session.ts` stores.
  await page.addInitScript((known) => {
    for (const key of ['username', 'email', 'role', 'profile_photo']) {
      localStorage.setItem(key, known[key] ?? '');
    }
  }, user);
}

/** Loads a page three times on a slowed CPU, /login as a visitor. */
export async function measureFirstLoad(
  { url, signIn }: Pick<Product, 'url' | 'signIn'>,
  path: MeasuredPage,
  username: string,
) {
  const openings: Awaited<ReturnType<typeof open>>[] = [];
  for (let times = 0; times < LOADS; times += 1) {
    const opening = await withPage(url, async (page) => {
      if (path !== '/login') await enter(page, url, await signIn(username));
      return open(page, url, path);
    });
    openings.push(opening);
  }
  const files = openings[0]?.files ?? [];
  return {
    files,
    sent: sumOf(files, 'sent'),
    body: sumOf(files, 'body'),
    // Largest contentful paint of each load, in ms after navigation.
    largestPaints: openings.map(({ largestPaint }) => largestPaint),
    // Task time beyond 50 ms, from the first paint until the page is idle, and from navigation.
    blocked: openings.map(({ blocked }) => blocked),
    blockedFromStart: openings.map(({ blockedFromStart }) => blockedFromStart),
    shift: Math.max(...openings.map(({ shift }) => shift)),
  };
}

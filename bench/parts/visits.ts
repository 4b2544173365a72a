import { rm } from 'node:fs/promises';
import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { enter } from '../browser.ts';
import { median } from '../load.ts';
import type { Part } from '../part.ts';
import { makeDataDir, type Product, startServer } from '../product.ts';
import { type Finding, round } from '../report.ts';

/** A file on the wire. `body` counts its compressed bytes, `sent` adds the headers. */
interface LoadedFile {
  path: string;
  sent: number;
  body: number;
  encoding: string;
  caching: string;
}

/** The limits of D70 for a first visit, in bytes and files. */
export const MAX_SENT = {
  '/login': 170_000,
  '/vacation': 400_000,
  '/home': 400_000,
  '/allhands': 510_000,
} as const;
export const MAX_FILES = 60;
type VisitedPage = keyof typeof MAX_SENT;

const PAGES = Object.keys(MAX_SENT) as VisitedPage[];
/** The other pages are public, and their visitors don't sign in. */
const SIGNED_IN: readonly string[] = ['/vacation', '/home'];
const WHO = 'Demo People';
const PAIRS = 15;
/** Visits of each page when there is nothing to compare with. */
const VISITS = 3;
const CPU_SLOWDOWN = 4;
/** A page counts as loaded after this many ms without a request. */
const IDLE_MS = 700;
/** The browser asks for these by itself, to offer the app for installation. */
const OF_THE_BROWSER = /^\/(manifest\.webmanifest|icons\/|favicon\.ico)/;
const MAX_FIRST_RATIO = 1.3;
const MAX_LATER_RATIO = 1.1;

/** Records the largest paint, and when the leave form is in the page and the main thread is free. */
const WATCH = `
  window.watched = { paint: 0, input: null };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('form [role="combobox"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { watched.input = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
`;

interface Visit {
  files: LoadedFile[];
  paint: number;
  /** Until /vacation takes input. */
  input: number | null;
}

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

async function visit(context: BrowserContext, url: string, path: VisitedPage): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files = await listenToWire(session, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(WATCH);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(IDLE_MS);
  const watched = await page.evaluate<Omit<Visit, 'files'>>('watched');
  await page.close();
  return { files: files.filter(({ path: file }) => !OF_THE_BROWSER.test(file)), ...watched };
}

/** During the second visit, Chromium stores the compiled scripts, which the third one uses. */
const VISITS_OF_PROFILE = ['first', 'second', 'third'] as const;
type Visits = Record<(typeof VISITS_OF_PROFILE)[number], Visit>;

/** Visits a page with a new browser profile, whose cache is on disk as in a real one. */
async function visitRepeatedly(url: string, path: VisitedPage, cookie: string): Promise<Visits> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium here');
  const profile = await makeDataDir();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox'],
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // The deck's first slide fades in during two seconds, and only some visits last until its title is painted.
    reducedMotion: path === '/allhands' ? 'reduce' : null,
  });
  try {
    if (SIGNED_IN.includes(path)) await enter(context, url, cookie);
    const first = await visit(context, url, path);
    const second = await visit(context, url, path);
    return { first, second, third: await visit(context, url, path) };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The demo of each checkout, whose deck has every section. */
async function withDemos<T>(
  folders: readonly string[],
  act: (demos: readonly Product[]) => Promise<T>,
): Promise<T> {
  const demos: Product[] = [];
  try {
    for (const folder of folders) {
      demos.push(await startServer(await makeDataDir(), ['--demo'], folder));
    }
    return await act(demos);
  } finally {
    for (const demo of demos) {
      await demo.stop();
      await rm(demo.dataDir, { recursive: true, force: true });
    }
  }
}

const sum = (files: readonly LoadedFile[]) => files.reduce((sent, file) => sent + file.sent, 0);

function sizeFinding(path: VisitedPage, [own, other]: readonly Visits[][]): Finding {
  const sizes = [own, other].flatMap((visits) => (visits?.[0] ? [visits[0].first.files] : []));
  const [files = []] = sizes;
  return {
    what: `${path}, first visit: sent with headers`,
    value: sizes
      .map((one) => `${round(sum(one) / 1_000)} kB in ${one.length} files`)
      .join(', against '),
    goal: `under ${MAX_SENT[path] / 1_000} kB, at most ${MAX_FILES} files`,
    met: sum(files) < MAX_SENT[path] && files.length <= MAX_FILES,
    raw: sizes,
  };
}

function timeFinding(
  path: VisitedPage,
  which: keyof Visits,
  what: string,
  timeOf: (visit: Visit) => number | null,
  visits: readonly Visits[][],
): Finding {
  const times = visits.map((all) => all.map((one) => timeOf(one[which]) ?? Number.NaN));
  const [own = Number.NaN, other] = times.map(median);
  const ratio = other === undefined ? null : own / other;
  const max = which === 'first' ? MAX_FIRST_RATIO : MAX_LATER_RATIO;
  return {
    what: `${path}, ${which} visit: ${what}`,
    value:
      ratio === null
        ? `${round(own)} ms`
        : `${round(own)} ms, against ${round(other ?? 0)} ms: ${ratio.toFixed(2)} ×`,
    goal: ratio === null ? '' : `at most ${max} ×`,
    met: ratio === null ? null : ratio <= max,
    raw: times,
  };
}

/** First and later visits (D70); with `--against FOLDER`, by turns with that built checkout. */
export const visits: Part = {
  name: 'visits',
  needsWebApp: true,
  measure: ({ against }) =>
    withDemos(against === undefined ? ['.'] : ['.', against], async (demos) => {
      const cookies = await Promise.all(demos.map(({ signIn }) => signIn(WHO)));
      const findings: Finding[] = [];
      for (const path of PAGES) {
        const measured: Visits[][] = demos.map(() => []);
        for (let pair = 0; pair < (against === undefined ? VISITS : PAIRS); pair += 1) {
          for (const turn of demos.keys()) {
            // Each pair begins with the other one.
            const index = (pair + turn) % demos.length;
            const { url } = demos[index] as Product;
            measured[index]?.push(await visitRepeatedly(url, path, cookies[index] ?? ''));
          }
        }
        findings.push(sizeFinding(path, measured));
        for (const which of VISITS_OF_PROFILE) {
          findings.push(timeFinding(path, which, 'largest paint', ({ paint }) => paint, measured));
          if (path === '/vacation') {
            findings.push(
              timeFinding(path, which, 'until it takes input', ({ input }) => input, measured),
            );
          }
        }
      }
      return findings;
    }),
};

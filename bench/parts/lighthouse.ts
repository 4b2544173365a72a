import { rm } from 'node:fs/promises';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { read } from '../company.ts';
import type { Part } from '../part.ts';
import { makeDataDir, type Product, startServer } from '../product.ts';
import type { Finding } from '../report.ts';

const PAGES = ['/login', '/home', '/vacation', '/allhands'];
const WHO = 'Demo Head';
const MAX_SHIFT = 0.02;
const SHIFT = 'cumulative-layout-shift';
/** Asks for the source maps of scripts above 500 kB, which only developers read. */
const NOT_FOR_READERS = ['valid-source-maps'];
const CATEGORIES = ['accessibility', 'best-practices'];

/** The demo, whose sign-in page lists its people, and whose deck has every section. */
async function withDemo<T>(act: (demo: Product) => Promise<T>): Promise<T> {
  const dataDir = await makeDataDir();
  const demo = await startServer(dataDir, ['--demo']);
  try {
    return await act(demo);
  } finally {
    await demo.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function enter(page: Page, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.browserContext().setCookie({ name, value, domain: new URL(url).hostname, path: '/' });
  const reply = await read<{ user: Record<string, string> }>({ url }, cookie, '/api/current_user');
  // The entries that `web/src/core/session.ts` stores, from a page that doesn't start the app.
  await page.goto(`${url}/healthz`);
  await page.evaluate((known) => {
    for (const key of ['username', 'email', 'role', 'profile_photo']) {
      localStorage.setItem(key, known[key] ?? '');
    }
  }, reply.user);
}

/** Opens a page in a fresh context, so that nothing is cached. */
async function examine(
  browser: Browser,
  demo: Product,
  path: string,
  form: 'phone' | 'desktop',
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (path !== '/login') await enter(page, demo.url, await demo.signIn(WHO));
    const result = await lighthouse(
      demo.url + path,
      {
        logLevel: 'silent',
        disableStorageReset: true,
        onlyCategories: CATEGORIES,
        onlyAudits: [SHIFT],
        skipAudits: NOT_FOR_READERS,
      },
      form === 'desktop' ? desktopConfig : undefined,
      page,
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const at = new URL(lhr.finalDisplayedUrl ?? '').pathname;
    if (at !== path) throw new Error(`${path} led to ${at}`);
    return lhr;
  } finally {
    await context.close();
  }
}

function findingOf(what: string, { categories, audits }: Result): Finding {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const { numericValue: shift = Number.NaN, errorMessage } = audits[SHIFT] ?? {};
  // Some have no weight in the score.
  const failed = Object.values(audits).filter(({ id, score }) => id !== SHIFT && score === 0);
  const names = failed.map(({ id }) => id).join(', ');
  return {
    what: `Lighthouse, ${what}: accessibility, best practices, layout shift`,
    value: `${scores.join(', ')}, ${errorMessage ?? shift.toFixed(3)}${names && ` (${names})`}`,
    goal: `100, 100, under ${MAX_SHIFT}`,
    met: scores.every((score) => score === 100) && shift < MAX_SHIFT && failed.length === 0,
    raw: { shift, failed: failed.map(({ id, details }) => ({ id, details })) },
  };
}

export const lighthousePages: Part = {
  name: 'lighthouse',
  needsWebApp: true,
  measure: () =>
    withDemo(async (demo) => {
      const executablePath = findChromium() ?? '';
      const browser = await launch({ executablePath, args: ['--no-sandbox'] });
      try {
        const findings: Finding[] = [];
        for (const path of PAGES) {
          for (const form of ['phone', 'desktop'] as const) {
            const result = await examine(browser, demo, path, form);
            findings.push(findingOf(`${path}, ${form}`, result));
          }
        }
        return findings;
      } finally {
        await browser.close();
      }
    }),
};

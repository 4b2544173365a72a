// npx node scripts/showcase-pictures.ts [address] [pictures]: takes the project cards' and the README's pictures from
// a demo, or only those whose names match an expression, such as `^pnl`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addDays, addMonths, dayIn, formatDay } from '../contract/src/core/days.ts';
import { LANGUAGE_COOKIE } from '../contract/src/core/i18n/languages.ts';
import { findChromium } from './find-chromium.ts';

const PICTURES = fileURLToPath(new URL('../web/public/showcase/', import.meta.url));
const README_PICTURE = fileURLToPath(new URL('../docs/leave-hub.png', import.meta.url));
const README_WINDOW = { width: 1280, height: 800 };
/** The width that a card shows: small enough for the text to be readable. */
const CARD_WIDTH = 880;
const RATIO = 5 / 8;
/** In pixels, above what a card shows. */
const HEADER_HEIGHT = 210;
/** Twice a card's width. */
const PICTURE_WIDTH = 960;
const QUALITY = 78;
/** At this width, one chart of a report fills a picture. */
const CHART_WIDTH = 616;
/** In pixels, above a figure. */
const FIGURE_HEIGHT = 440;
const ABOVE_FIGURE = 12;
const ABOVE_TITLE = 8;
const ABOVE_DIALOG = 64;
/** Charts are animated, and a frame reports no event when it is drawn. */
const SETTLE_MS = 1_200;
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'pt-BR'] as const;
type Scheme = (typeof SCHEMES)[number];
type Language = (typeof LANGUAGES)[number];
const BASE = process.argv[2] ?? 'http://localhost:3000';

const chosen = new RegExp(process.argv[3] ?? '');
const today = dayIn('America/Sao_Paulo', new Date());

interface Shot {
  file: string;
  address: string;
  /** The picture shows the page's header too. */
  header?: boolean;
  /** The window's width, if the page needs more or less than others. */
  width?: number;
  /** The selector of the figure at which the picture starts. */
  figure?: string;
  prepare?: (page: Page) => Promise<unknown>;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();

async function fillRequest(page: Page): Promise<void> {
  // A Monday, because a vacation may not start just before a weekend.
  const soon = addDays(today, 56);
  const start = addDays(soon, (8 - new Date(soon).getUTCDay()) % 7);
  await page.getByRole('combobox', { name: /^(Type of Leave|Tipo de ausência)/ }).click();
  await page.getByRole('option', { name: /^(Vacation|Férias)$/ }).click();
  await page.getByRole('textbox', { name: /^(Start Date|Data de início)/ }).fill(formatDay(start));
  await page
    .getByRole('textbox', { name: /^(End Date|Data de término)/ })
    .fill(formatDay(addDays(start, 9)));
  await page.getByRole('heading', { name: /^(Request a Leave|Solicitar ausência)$/ }).click();
}

const chart = (file: string, report: string): Shot => ({
  file,
  address: `/sample-reports/${report}.html`,
  width: CHART_WIDTH,
  figure: 'main figure',
});

const SHOTS: Shot[] = [
  chart('hubspot-1', 'bi'),
  { file: 'hubspot-2', address: '/sample-reports/funnel.html' },
  { file: 'hubspot-3', address: '/commercial?open=commercial-excel' },
  { file: 'hubspot-4', address: '/commercial' },
  chart('financial-1', 'weekly'),
  { file: 'financial-2', address: '/reports?open=frp' },
  { file: 'financial-3', address: '/reports?open=bs2' },
  { file: 'financial-4', address: '/reports' },
  { file: 'calendar-1', address: '/calendar?view=quarter', figure: 'main [role="grid"]' },
  { file: 'calendar-2', address: `/calendar?month=${addMonths(today, 1).slice(0, 7)}` },
  { file: 'calendar-3', address: '/calendar', prepare: button(/^(Subscribe|Assinar calendário)$/) },
  { file: 'calendar-4', address: '/verificar_conflito' },
  { file: 'vacation-1', address: '/vacation', width: 1040, prepare: fillRequest },
  { file: 'vacation-2', address: '/verificar_saldo' },
  { file: 'vacation-3', address: '/approvals' },
  { file: 'vacation-4', address: '/myleave?tab=balance' },
  chart('goals-1', 'metas'),
  { file: 'goals-2', address: '/people' },
  { file: 'goals-3', address: '/adminpeople?link=metas' },
  {
    file: 'goals-4',
    address: '/people',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('meta');
    },
  },
  chart('pnl-1', 'comprehensivefinancialsbi'),
  { file: 'pnl-2', address: '/reports?open=comprehensivefinancials' },
  { file: 'pnl-3', address: '/reports?choose=comprehensive-financials' },
  { file: 'pnl-4', address: '/reports?open=frp&view=frp-fullyear' },
];

async function openPage(browser: Browser, username: string, options: object): Promise<Page> {
  const context = await browser.newContext({
    baseURL: BASE,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page
    .getByLabel('Password', { exact: true })
    .fill(process.env.DEMO_PASSWORD ?? 'demo-intranet-2026');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/home');
  return page;
}

async function useLanguage(page: Page, language: Language | 'as_specified'): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: BASE }]);
  const headers = { origin: BASE };
  await page.request.put('/api/accounts/me/language', { headers, data: { language } });
}

async function show(page: Page, { address, prepare }: Pick<Shot, 'address' | 'prepare'>) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForTimeout(SETTLE_MS);
}

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 1_000 })
    .catch(() => null);

/** The picture's upper edge: at a figure, dialog or frame, else at the title below the header. */
async function topOf(page: Page, selector?: string): Promise<number> {
  const figure = selector && (await boxOf(page, selector));
  if (figure) return Math.max(0, figure.y - ABOVE_FIGURE);
  const dialog = await boxOf(page, '[role="dialog"]');
  if (dialog) return Math.max(0, dialog.y - ABOVE_DIALOG);
  const frame = await boxOf(page, 'main iframe');
  if (frame) return frame.y;
  const [header, title] = [await boxOf(page, 'header'), await boxOf(page, 'main header')];
  return Math.max((title?.y ?? 0) - ABOVE_TITLE, header?.height ?? 0);
}

async function take(page: Page, shot: Shot, folder: string, scheme: Scheme): Promise<void> {
  const width = shot.width ?? CARD_WIDTH;
  const height = width * RATIO;
  const room = shot.figure ? FIGURE_HEIGHT : HEADER_HEIGHT;
  await page.setViewportSize({ width, height: height + room });
  await show(page, shot);
  const y = shot.header ? 0 : await topOf(page, shot.figure);
  const scrolled = await page.evaluate<number>('window.scrollY');
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: scrolled + y, width, height, scale: PICTURE_WIDTH / width },
  });
  await devtools.detach();
  const bytes = Buffer.from(data, 'base64');
  const file = path.join(folder, `${shot.file}-${scheme}.webp`);
  await writeFile(path.join(PICTURES, file), bytes);
  console.log(`${file}  ${Math.round(bytes.length / 1024)} kB`);
}

async function takeCards(browser: Browser, colorScheme: Scheme): Promise<void> {
  const page = await openPage(browser, 'Demo Admin', { colorScheme });
  await page.evaluate(() => localStorage.setItem('sidebarOpen', 'false'));
  for (const language of LANGUAGES) {
    await useLanguage(page, language);
    for (const shot of SHOTS.filter(({ file }) => chosen.test(file))) {
      await take(page, shot, language, colorScheme);
    }
  }
  await useLanguage(page, 'as_specified');
  await page.context().close();
}

async function takeForReadme(browser: Browser): Promise<void> {
  const page = await openPage(browser, 'Demo People', {
    viewport: README_WINDOW,
    deviceScaleFactor: 2,
  });
  await show(page, { address: '/vacation', prepare: fillRequest });
  await page.screenshot({ path: README_PICTURE });
  await page.context().close();
}

const executablePath = findChromium();
if (!executablePath)
  throw new Error('There is no Chromium to take pictures with: set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const folder of LANGUAGES) await mkdir(path.join(PICTURES, folder), { recursive: true });
for (const scheme of SCHEMES) await takeCards(browser, scheme);
if (!process.argv[3]) await takeForReadme(browser);
await browser.close();

import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { read } from './company.ts';
import { PASSWORD } from './product.ts';

/** Runs an action on a fresh page, 1280×800 with an empty cache. */
export async function withPage<T>(baseURL: string, act: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium here');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const viewport = { width: 1280, height: 800 };
    return await act(await browser.newPage({ baseURL, locale: 'en-GB', viewport }));
  } finally {
    await browser.close();
  }
}

export async function signInOn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/home');
}

/** Signs a context in with a cookie, as the web app finds it when it starts. */
export async function enter(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const { user } = await read<{ user: Record<string, string> }>(
    { url },
    cookie,
    '/api/current_user',
  );
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  // The entry that `web/src/core/session.ts` stores.
  await context.addInitScript((known) => {
    for (const key of ['username', 'email', 'role', 'profile_photo']) {
      localStorage.setItem(key, known[key] ?? '');
    }
  }, user);
}

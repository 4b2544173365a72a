import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type WorkerFixture,
} from '@playwright/test';
import { freePort } from '../server/src/testing/free-port.ts';
import { startMailServer } from '../server/src/testing/mail-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The demo, started as users start it with its own data directory, and a real mail server. */
export interface Product {
  url: string;
  password: string;
  /**
   * Waits for the newest email of this test to an address with the text in its subject.
   * @param seconds 10 by default; an email about a change waits up to a minute (D62)
   */
  mailTo(address: string, subject: string, seconds?: number): Promise<ReceivedMail>;
  mails: ReceivedMail[];
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error('The demo ended before it was ready');
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The demo was not ready within 30 s');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** @param env additional settings: a port, addresses, a data directory, a mail server */
export async function startProduct(
  env: Record<string, string> = {},
): Promise<Product & { stop(): Promise<void> }> {
  const mails: ReceivedMail[] = [];
  const mailServer = await startMailServer(0, ({ envelopeTo, subject, text, html }) => {
    mails.push({
      to: envelopeTo.join(),
      subject: subject ?? '',
      text: text ?? '',
      html: html ?? '',
    });
  });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-e2e-'));
  const port = Number(env.PORT ?? (await freePort()));
  const local = `http://localhost:${port}`;
  const [url = local] = env.PUBLIC_URL?.split(',') ?? [];
  const child = spawn('node', ['scripts/run.ts', 'demo'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      MAIL_URL: `smtp://127.0.0.1:${mailServer.port}`,
      LOG_LEVEL: 'error',
      // Emails about decisions would wait 30 seconds (D61).
      UNDO_SECONDS: '2',
      ...env,
    },
  });
  await waitUntilReady(local, child);
  return {
    url,
    password: 'demo-intranet-2026',
    mails,
    async mailTo(address, subject, seconds = 10) {
      for (let tries = 0; tries < seconds * 10; tries += 1) {
        const mail = mails.findLast((m) => m.to === address && m.subject.includes(subject));
        if (mail) return mail;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error(`No mail to ${address} about “${subject}” came within ${seconds} s`);
    },
    async stop() {
      await stop(child);
      await mailServer.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Frames have their own specs. The API reference tests whether it may compile code, and works without. */
const isExpected = ({ directive, blocked, page }: Violation) =>
  directive === 'frame-src' || (page === '/api/docs/' && blocked === 'eval');

interface Fixtures {
  showsPages: undefined;
  emptyLetterBoxes: undefined;
  keepsPolicy: undefined;
  /** A page in another browser without a session; closed after the test. */
  anotherBrowser: () => Promise<Page>;
}

/** Prints the content of every open page. Playwright’s report has the first one only. */
async function printPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
    process.stderr.write(`${page.url()} shows:\n${shown}\n`);
  }
}

type Worker = { product: Product };

/** Starts a product for the tests of a file, which share it. */
export const productWith = (
  env: () => Promise<Record<string, string>>,
): [WorkerFixture<Product, object>, { scope: 'worker'; timeout: number }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  async ({}, use) => {
    const product = await startProduct(await env());
    await use(product);
    await product.stop();
  },
  { scope: 'worker', timeout: 60_000 },
];

export const test = base.extend<Fixtures, Worker>({
  product: productWith(async () => ({})),
  baseURL: async ({ product }, use) => use(product.url),
  showsPages: [
    // Depends on what opens pages, so it runs before they close.
    async ({ browser, context: _, anotherBrowser: __ }, use, { errors }) => {
      await use(undefined);
      if (errors.length > 0) await printPages(browser);
    },
    { auto: true },
  ],
  emptyLetterBoxes: [
    async ({ product }, use) => {
      product.mails.length = 0;
      await use(undefined);
    },
    { auto: true },
  ],
  keepsPolicy: [
    async ({ context }, use) => {
      const violations: Violation[] = [];
      await context.exposeFunction('noteViolation', (one: Violation) => {
        if (!isExpected(one)) violations.push(one);
      });
      await context.addInitScript(() => {
        const { noteViolation } = window as unknown as { noteViolation(one: object): void };
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective: directive, blockedURI: blocked } = event;
          noteViolation({ directive, blocked, page: location.pathname });
        });
      });
      await use(undefined);
      expect(violations, 'S14: what the policy of the pages blocked').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: product.url });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect, type Page };

export async function signInByForm(page: Page, product: Product, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(product.password);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/home');
}

/** Signs in by the API, which is much faster than the form, and opens a page. */
export async function signIn(
  page: Page,
  product: Product,
  username: string,
  path = '/home',
): Promise<void> {
  const reply = await page.request.post('/api/login', {
    headers: { origin: product.url },
    data: { username, password: product.password },
  });
  expect(reply).toBeOK();
  const { user } = await reply.json();
  // Any address of the site that does not start the app gives access to its storage.
  await page.goto('/healthz');
  await page.evaluate((kept) => {
    for (const key of ['username', 'email', 'role', 'profile_photo'])
      localStorage.setItem(key, kept[key] ?? '');
  }, user);
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page.locator('[data-first-frame]')).toHaveCount(0);
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.waitForURL('**/login');
}

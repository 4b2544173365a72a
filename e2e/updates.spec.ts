import { addDays, dayIn } from '@intranet/contract/core/days.ts';
import type { BrowserContext } from '@playwright/test';
import {
  test as base,
  expect,
  type Page,
  type Product,
  productWith,
  signIn,
  signOut,
} from './product.ts';

const METRICS_TOKEN = 'a token of the tests';

interface OtherPerson {
  /** Demo People, in a browser of their own. */
  people: Page;
}

const test = base.extend<OtherPerson, { product: Product }>({
  product: productWith(async () => ({ METRICS_TOKEN })),
  people: async ({ product, anotherBrowser }, use) => {
    const page = await anotherBrowser();
    await signIn(page, product, 'Demo People');
    // A page without a stream.
    await page.goto('/healthz');
    await use(page);
  },
});

async function countStreams({ url }: Product): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^intranet_update_streams (\d+)$/m.exec(text)?.[1]);
}

const expectStreams = (product: Product, count: number) =>
  expect.poll(() => countStreams(product), { message: 'open streams' }).toBe(count);

let requests = 0;

/** Demo People asks for a day off. */
async function requestDay(browser: Page, product: Product): Promise<void> {
  requests += 1;
  const day = addDays(dayIn('America/Sao_Paulo', new Date()), 200 + requests);
  const reply = await browser.request.post('/api/agendarFerias', {
    headers: { origin: product.url },
    data: { NOMECOLABORADOR: 'Demo People', LEAVE_TYPE: 'Day Off', INICIO: day, FIM: day },
  });
  expect(reply, await reply.text()).toBeOK();
}

const approvals = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Approvals/ });

/** The demo has requests for the head. The link shows none until they are counted. */
async function waitingAt(page: Page): Promise<number> {
  const counted = page.getByRole('banner').getByRole('link', { name: /^Approvals: \d/ });
  const label = (await counted.getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(label)?.[0]);
}

/** Tabs in the background read nothing until somebody looks at them. */
async function openTabs(context: BrowserContext, first: Page): Promise<Page[]> {
  const second = await context.newPage();
  await second.goto('/calendar');
  await expect(approvals(second)).toBeVisible();
  return [first, second];
}

test('two tabs share one stream, and show what another person does within seconds', async ({
  page,
  context,
  product,
  people,
}) => {
  await signIn(page, product, 'Demo Head');
  const tabs = await openTabs(context, page);
  await expectStreams(product, 1);
  const before = await waitingAt(page);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await requestDay(people, product);
  for (const tab of tabs) await expect.poll(() => waitingAt(tab)).toBe(before + 1);
  expect(reads).toContain('/api/approvals/count');
  expect(await countStreams(product)).toBe(1);

  await tabs[1]?.close();
  await signOut(page);
  await expectStreams(product, 0);
  await signIn(page, product, 'Demo Full');
  await expectStreams(product, 1);
});

test('what is being typed stays, and the page is read again afterwards', async ({
  page,
  product,
  people,
}) => {
  await signIn(page, product, 'Demo Head', '/approvals');
  await expectStreams(product, 1);
  const before = await waitingAt(page);
  await page.getByRole('button', { name: /note/i }).first().click();
  await page.getByRole('textbox').last().fill('Enjoy');
  await requestDay(people, product);
  await page.waitForTimeout(3_000);
  expect(await waitingAt(page)).toBe(before);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => waitingAt(page)).toBe(before + 1);
  await expect(page.getByRole('textbox').last()).toHaveValue('Enjoy');
});

test('without shared workers, pages poll', async ({ page, product, people }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SharedWorker');
  });
  await page.clock.install();
  await signIn(page, product, 'Demo Head');
  await page.clock.runFor(5_000);
  const before = await waitingAt(page);
  await requestDay(people, product);
  expect(await countStreams(product)).toBe(0);
  await page.clock.runFor(60_000);
  await expect.poll(() => waitingAt(page)).toBe(before + 1);
});

import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FrameProblem } from '../contract/src/links/check-reason.ts';
import { findLink } from '../contract/src/links/registry.ts';
import { CERTIFICATE, KEY } from '../server/src/core/public-fetch/certificate.fixture.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect, type Page, type Product, signIn } from './product.ts';

const SLOW_MS = 12_000;

interface ReportSite {
  /** The address of a report that behaves like its host's name. */
  at(kind: string): string;
  host(kind: string): string;
}

/** A real https server under several names, and a browser that finds it there. */
const test = base.extend<object, { site: ReportSite }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rules = 'MAP nowhere.outside.test ~NOTFOUND, MAP *.outside.test 127.0.0.1';
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const server = https.createServer({ key: KEY, cert: CERTIFICATE }, ({ headers }, reply) => {
        const [kind = ''] = (headers.host ?? '').split('.');
        const { port } = server.address() as AddressInfo;
        const HEADERS: Record<string, Record<string, string>> = {
          deny: { 'x-frame-options': 'DENY' },
          ancestors: { 'content-security-policy': "frame-ancestors 'self' teams.microsoft.com" },
          redirect: { location: `https://signin.outside.test:${port}/` },
        };
        setTimeout(
          () => {
            reply.writeHead(kind === 'redirect' ? 302 : 200, {
              'content-type': 'text/html; charset=utf-8',
              ...HEADERS[kind],
            });
            reply.end('<!doctype html><h1>Deals by month</h1><button>Filter</button>');
          },
          kind === 'slow' ? SLOW_MS : 0,
        );
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      const host = (kind: string) => `${kind}.outside.test:${port}`;
      await use({ host, at: (kind) => `https://${host(kind)}/view?page=1` });
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    { scope: 'worker' },
  ],
});
test.use({ ignoreHTTPSErrors: true });

/** Saves addresses as an administrator, and replaces what the server's own check found. */
async function save(
  page: Page,
  product: Product,
  links: Record<string, { url: string; problem?: FrameProblem }>,
): Promise<void> {
  for (const [name, { url }] of Object.entries(links)) {
    const reply = await page.request.post(`/api/atualizar-link-${name}`, {
      headers: { origin: product.url },
      data: { [findLink(name)?.field ?? '']: url },
    });
    expect(reply).toBeOK();
  }
  await page.route('**/api/links', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const link of body.links) {
      if (links[link.name]) link.problem = links[link.name]?.problem ?? null;
    }
    await route.fulfill({ response: reply, json: body });
  });
  await page.route('**/api/allhands', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const [name, { problem = null }] of Object.entries(links)) {
      body.embed_problems[name.replace('allhands-', '')] = problem;
    }
    await route.fulfill({ response: reply, json: body });
  });
}

const report = (page: Page) => page.frameLocator('iframe').getByText('Deals by month');
const quiet = (page: Page) => page.getByRole('link', { name: /^Não aparece\?/ });
const cannot = (page: Page) => page.getByText('O conteúdo não pôde ser mostrado aqui.');

for (const [kind, header] of [
  ['deny', 'X-Frame-Options'],
  ['ancestors', 'frame-ancestors'],
] as const) {
  test(`F10, spec-a B: a report that refuses frames by ${header} shows the help at once`, async ({
    page,
    product,
    site,
  }) => {
    await signIn(page, product, 'Demo Admin');
    const problem = { code: 'no_frame', host: site.host(kind) } as const;
    await save(page, product, { meabi: { url: site.at(kind), problem } });
    await page.goto('/mea?open=meabi');
    const help = page.getByRole('status').filter({ has: cannot(page) });
    await expect(help).toContainText(
      `${site.host(kind)} não permite ser mostrado dentro de outra página.`,
    );
    await expect(help.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute(
      'href',
      site.at(kind),
    );
    // The help covers the browser's error page.
    const covering = await help.boundingBox();
    expect(covering).toEqual(await page.locator('iframe').boundingBox());
    await expectAccessible(page, 'a refused report');
    await help.getByRole('button', { name: 'Mostrar mesmo assim' }).click();
    await expect(cannot(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await expect(quiet(page)).toHaveAttribute('href', site.at(kind));
  });
}

test('F10: a check that is wrong hides nothing for good: the report is loaded behind the help', {
  tag: '@long',
}, async ({ page, product, site }) => {
  await signIn(page, product, 'Demo Admin');
  const problem = { code: 'no_frame', host: site.host('fine') } as const;
  await save(page, product, { meabi: { url: site.at('fine'), problem } });
  await page.goto('/mea?open=meabi');
  await expect(cannot(page)).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar mesmo assim' }).press('Enter');
  await expect(report(page)).toBeVisible();
  await page.reload();
  await expect(report(page)).toBeVisible();
  await expect(cannot(page)).toHaveCount(0);
});

test('F10: a report that leads to another host shows the help without any check', {
  tag: '@long',
}, async ({ page, product, site }) => {
  await signIn(page, product, 'Demo Admin');
  await save(page, product, { status: { url: site.at('redirect') } });
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await page.goto('/legal?open=status');
  await expect(cannot(page)).toBeVisible();
  await expect(page.getByText('Ele leva a outro site, talvez para entrar.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(cannot(page)).toBeVisible();
  expect(documents).toBe(1);
});

test('F10: a host that can’t be found shows the help beside the frame, by what the check knows', {
  tag: '@long',
}, async ({ page, product, site }) => {
  await signIn(page, product, 'Demo Admin');
  const url = site.at('nowhere');
  const problem = { code: 'unknown_host', host: site.host('nowhere') } as const;
  await save(page, product, { agenda: { url, problem }, valuation: { url } });
  await page.goto('/projects?open=agenda');
  await expect(page.getByText('O conteúdo pode não abrir.')).toBeVisible();
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByText('O conteúdo pode não abrir.')).toHaveCount(0);
  await expect(quiet(page)).toBeVisible();
  // Without a check nobody knows, because the browser's error page counts as loaded.
  await page.goto('/projects?open=valuation');
  await expect(quiet(page)).toHaveAttribute('href', url);
});

test('D35: a report that works shows itself and a quiet line that moves nothing', async ({
  page,
  product,
  site,
}) => {
  await signIn(page, product, 'Demo Admin');
  await save(page, product, { metas: { url: site.at('fine') } });
  await page.goto('/people?open=metas');
  await expect(page.locator('iframe')).toBeVisible();
  const before = await page.locator('iframe').boundingBox();
  await expect(report(page)).toBeVisible();
  await expect(quiet(page)).toBeVisible();
  expect(await page.locator('iframe').boundingBox()).toEqual(before);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
});

test('D35: a slow report shows the help after 8 s, until it is there', {
  tag: '@long',
}, async ({ page, product, site }) => {
  await signIn(page, product, 'Demo Admin');
  await save(page, product, { vacation: { url: site.at('slow') } });
  await page.goto('/people?open=vacation');
  const late = page.getByText('O conteúdo está demorando para abrir.');
  await expect(late).toBeVisible({ timeout: SLOW_MS });
  await expect(report(page)).toBeVisible({ timeout: SLOW_MS });
  await expect(late).toHaveCount(0);
});

test('F10: the deck’s reports show the same help, each its own', { tag: '@long' }, async ({
  page,
  product,
  site,
}) => {
  await signIn(page, product, 'Demo Admin');
  const problem = { code: 'no_frame', host: site.host('deny') } as const;
  await save(page, product, {
    'allhands-kpi': { url: site.at('deny'), problem },
    'allhands-vacation': { url: site.at('redirect') },
    'allhands-commercial': { url: site.at('fine') },
    'allhands-mea': { url: site.at('deny'), problem },
  });
  const section = (id: string) => page.locator(`main section[id="${id}"]`);
  await page.goto('/allhands#mea');
  await expect(section('mea').getByText('O conteúdo não pôde ser mostrado aqui.')).toBeVisible();
  await expect(section('mea').getByText('não permite ser mostrado')).toBeVisible();
  await page.goto('/allhands#commercial-charts');
  await page.reload();
  await section('commercial-charts').getByText('Report', { exact: true }).click();
  await expect(
    section('commercial-charts').frameLocator('iframe').getByText('Deals by month'),
  ).toBeVisible();
  await page.goto('/allhands#vacation-2');
  await expect(section('vacation-2').getByText('Ele leva a outro site')).toBeVisible();
  await expect(section('commercial-charts').getByText('Ele leva a outro site')).toHaveCount(0);
});

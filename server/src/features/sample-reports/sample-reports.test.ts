import { LINKS } from '@intranet/contract/links/registry.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#core/config.ts';
import { createServer } from '#core/http/server.ts';
import { mountWebApp } from '#core/http/web-app.ts';
import { REPORTS } from './all-reports.ts';
import { html } from './html.ts';
import { BALANCE_SHEET } from './pages/finance/balance-sheet.ts';
import { ANNUAL, byMonth, ofRegion, REGIONS, statementRows } from './pages/finance/statement.ts';
import { WEEKLY } from './pages/finance/weekly.ts';
import { findSamplePage, hasSampleReport } from './queries.ts';
import type { Report, Row } from './report.ts';
import { sampleReportRoutes } from './routes.ts';
import { spread, sum } from './sums.ts';

const NAMES = REPORTS.map(({ name }) => name);
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w-]+="[^"<>]*")*)\s*(\/?)>/g;

/** What is wrong with the markup, by a reader that knows elements, attributes and nothing lax. */
function faultsOf(page: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const body = page.replace('<!doctype html>', '');
  for (const [tag, closing, name = '', , empty] of body.matchAll(TAG)) {
    if (empty) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  if (/[<>]/.test(body.replaceAll(TAG, ''))) faults.push('a sign that is no tag');
  return [...faults, ...open];
}

describe('the pages', () => {
  test('D34: every link has one, and none is for nothing', () => {
    expect([...NAMES].sort()).toEqual(LINKS.map(({ name }) => name).sort());
  });

  test.each(NAMES)('%s is whole, says that it is a sample, and runs nothing', (name) => {
    const page = findSamplePage(`${name}.html`) ?? '';
    expect(faultsOf(page)).toEqual([]);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toMatch(/class="notice"><strong>(Dados de exemplo|Sample data)\.<\/strong>/);
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|https?:|undefined|NaN|Infinity/);
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [...page.matchAll(/aria-labelledby="([^"]*)"/g)].flatMap(([, all]) =>
      all?.split(' '),
    );
    expect(named.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  test('S10: text is shown as it is, in content and attributes', () => {
    const evil = `"><script>alert('1')</script>&`;
    const safe = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';
    expect(html`<p title="${evil}">${[evil, html`<b>${evil}</b>`, null, false]}</p>`.text).toBe(
      `<p title="${safe}">${safe}<b>${safe}</b></p>`,
    );
  });

  test('hasSampleReport knows what this server has', () => {
    expect(hasSampleReport('/sample-reports/weekly.html')).toBe(true);
    expect(hasSampleReport('/sample-reports/vacation-planning.html')).toBe(true);
    for (const path of [
      '/weekly.html',
      '/sample-reports/weekly',
      '/sample-reports/constructor.html',
    ]) {
      expect(hasSampleReport(path)).toBe(false);
    }
  });
});

describe('the figures add up', () => {
  function tableOf({ blocks }: Report): readonly Row[] {
    const table = blocks.find((block) => block.kind === 'table');
    return table?.rows ?? [];
  }
  const numbers = (row: Row | undefined) => (row?.cells ?? []) as number[];
  const named = (rows: readonly Row[]) => (label: string) =>
    numbers(rows.find((row) => row.label === label));

  test('a spread whole number', () => {
    expect(sum(spread(1000, [1, 1, 1]))).toBe(1000);

    expect(sum(spread(-1001, [3, 7, 11, 2]))).toBe(-1001);
  });

  test('assets are liabilities and equity, and each group is the sum of its lines', () => {
    const rows = tableOf(BALANCE_SHEET);
    const of = named(rows);
    expect(of('Total do ativo')).toEqual(of('Total do passivo e PL'));
    for (const [i, row] of rows.entries()) {
      if (row.level !== 'subtotal') continue;
      const after = rows.slice(i + 1);
      const lines = after.slice(
        0,
        after.findIndex(({ level }) => level !== 'detail'),
      );
      for (const [at, value] of numbers(row).entries()) {
        expect(sum(lines.map((line) => numbers(line)[at] ?? 0))).toBe(value);
      }
    }
  });

  test('the profit and loss account, from revenue to profit, with projections to 2028 (spec §9)', () => {
    const of = named(statementRows(ANNUAL));
    for (const year of ANNUAL.success.keys()) {
      const at = (label: string) => of(label)[year] ?? Number.NaN;
      expect(at('Receita bruta') + at('Impostos sobre a receita')).toBe(at('Receita líquida'));
      expect(at('Receita líquida') + at('Custos e despesas')).toBe(at('EBITDA'));
      const beforeTax = at('EBITDA') + at('Depreciação e amortização') + at('Resultado financeiro');
      expect(beforeTax).toBe(at('Lucro antes dos impostos'));
      expect(beforeTax + at('IRPJ e CSLL')).toBe(at('Lucro líquido'));
    }
  });

  test('months make the year, and regions the group', () => {
    for (const line of ['success', 'salaries', 'incomeTax'] as const) {
      expect(sum(byMonth(ANNUAL, 3)[line])).toBe(ANNUAL[line][3]);
      expect(sum(REGIONS.map((region) => ofRegion(ANNUAL, region)[line][3] ?? 0))).toBe(
        ANNUAL[line][3],
      );
    }
  });

  test('a week begins with what the one before left', () => {
    const of = named(tableOf(WEEKLY));
    const [opening, flow, closing] = ['Saldo inicial', 'Fluxo líquido', 'Saldo final'].map(of);
    for (const week of Array.from({ length: 13 }).keys()) {
      expect((opening?.[week] ?? 0) + (flow?.[week] ?? 0)).toBe(closing?.[week]);
      if (week > 0) expect(opening?.[week]).toBe(closing?.[week - 1]);
    }
  });
});

describe('served', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent' }, { demo: true });
    app = await createServer(config);
    sampleReportRoutes(app);
    await mountWebApp(app, { ...config, hasSession: () => false, frameSources: async () => [] });
  });
  afterAll(() => app?.close());

  test.each(['GET', 'HEAD'] as const)('S14: %s: this site alone may frame them', async (method) => {
    const reply = await app.inject({ method, url: '/sample-reports/weekly.html?view=1' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    expect(reply.body.length > 0).toBe(method === 'GET');
  });

  test('their stylesheet, and the address that earlier demos stored', async () => {
    const style = await app.inject({ url: '/sample-reports/sample-reports.css' });
    expect([style.statusCode, style.headers['content-type']]).toEqual([
      200,
      'text/css; charset=utf-8',
    ]);
    const [now, before] = await Promise.all(
      ['vacation', 'vacation-planning'].map((name) =>
        app.inject({ url: `/sample-reports/${name}.html` }),
      ),
    );
    expect(before?.statusCode).toBe(200);
    expect(before?.body).toBe(now?.body);
  });

  test.each(['none.html', '', 'weekly', 'queries.ts', '..%2froutes.ts', '%2e%2e%2froutes.ts'])(
    'S14: what is not there is an ordinary 404, framed by nobody: %s',
    async (file) => {
      const reply = await app.inject({ url: `/sample-reports/${file}` });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('not_found');
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(reply.headers['x-frame-options']).toBe('DENY');
    },
  );
});

import { LINKS } from '@intranet/contract/links/registry.ts';
import { readBrand } from '@intranet/server/core/brand/brand.ts';
import { parseConfig } from '@intranet/server/core/config.ts';
import { html } from '@intranet/server/core/html.ts';
import { createServer } from '@intranet/server/core/http/server.ts';
import { mountWebApp } from '@intranet/server/core/http/web-app.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORTS, SAMPLE_PAGES } from './find-page.ts';
import { makeFigures } from './make-figures.ts';
import { renderPage } from './render-page.ts';
import type { Report } from './report.ts';
import { sampleReportRoutes } from './routes.ts';

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w-]+="[^"<>]*")*)\s*(\/?)>/g;
const FILES = { stylesheet: '/sample-reports/reports.css', script: '/sample-reports/charts.js' };

/** Markup errors found by a strict reader of elements and attributes. */
function faultsOf(page: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const body = page.replace('<!doctype html>', '');
  for (const [tag, closing, name = '', , empty] of body.matchAll(TAG)) {
    if (empty) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  if (/[<>]/.test(body.replaceAll(TAG, ''))) faults.push('a sign outside a tag');
  return [...faults, ...open];
}

describe('the pages', () => {
  test('D34: every link has one, and every page has a link', () => {
    const reports = REPORTS.map(({ name }) => name);
    const links = LINKS.map(({ name }) => String(name));
    const missing = links.filter((name) => !reports.includes(name));
    expect(missing, 'Add a sample report of each of these links to reports.json').toEqual([]);
    const unused = reports.filter((name) => !links.includes(name));
    expect(unused, 'These sample reports in reports.json have no link').toEqual([]);
  });

  test.each(REPORTS)(
    '$name is whole, says that it is a sample, and has no inline code',
    (report) => {
      const page = renderPage(report, FILES);
      expect(faultsOf(page)).toEqual([]);
      expect(page.match(/<h1>/g)).toHaveLength(1);
      expect(page).toMatch(/class="notice"><strong>(Dados de exemplo|Sample data)<\/strong>/);
      expect(page).not.toMatch(/<script(?! type="module" src="[^"]+"><\/script>)/);
      expect(page).not.toMatch(/<style| style=| on\w+=|https?:|undefined|NaN|Infinity|null/);
      const tiles = page.match(/<dt>/g)?.length ?? 0;
      expect(tiles).toBeGreaterThanOrEqual(2);
      expect(tiles).toBeLessThanOrEqual(4);
      expect(page.match(/<table>/g)).toHaveLength(1);
      expect([1, 2]).toContain(page.match(/data-chart=/g)?.length);
      expect(renderPage(report, FILES)).toBe(page);
    },
  );

  test.each(REPORTS)(
    '$name is whole in Portuguese and in English, with equal figures',
    (report) => {
      for (const lang of ['pt-BR', 'en'] as const) {
        const page = renderPage(report, FILES, lang);
        expect(faultsOf(page)).toEqual([]);
        expect(page).toContain(`<html lang="${lang}">`);
        const own = (text: string) => text.match(/(?:values|<td>)[^<]*/g)?.length;
        expect(own(page)).toBe(own(renderPage(report, FILES)));
      }
    },
  );

  test('an English page has no Portuguese word with an accent, except in names', () => {
    const untranslated = REPORTS.flatMap((report) => {
      const page = renderPage(report, FILES, 'en').replaceAll(/Jatobá|Jacarandá/g, '');
      const words = page.match(/[\p{L}]*[ãõçáéíóúâêô][\p{L}]*/giu) ?? [];
      return [...new Set(words)].map((word) => `${word} (${report.name})`);
    });
    expect(
      untranslated,
      'Add the texts with these words and their English to translations.txt',
    ).toEqual([]);
  });

  test.each(REPORTS)('$name draws measures that it has', ({ charts, measures }) => {
    for (const { kind, measures: drawn } of charts) {
      expect(drawn.filter((index) => !measures[index])).toEqual([]);
      if (kind === 'share') expect(drawn).toHaveLength(1);
    }
  });

  test.each(REPORTS)('$name has one source for each measure', ({ measures }) => {
    for (const [at, { range, values, of, running }] of measures.entries()) {
      expect([range, values, of, running].filter(Boolean)).toHaveLength(1);
      const used = [...Object.values(of ?? {}).flat(), ...(running?.slice(0, 1) ?? [])];
      expect(used.filter((index) => index >= at)).toEqual([]);
    }
  });

  test('the key figures of a whole name its largest part and row', () => {
    const report = REPORTS.find(({ name }) => name === 'allhands-mea');
    const page = report ? renderPage(report, FILES, 'en') : '';
    const terms = [...page.matchAll(/<dt>([^<]+)/g)].map(([, term]) => term);
    expect(terms).toEqual(['Fees', 'Highest: Technology', '2027 (projected)']);
  });

  test('design: no key figure and no total adds projected years to actual ones', () => {
    const report = REPORTS.find(({ name }) => name === 'frp') as Report;
    const page = renderPage(report, FILES, 'pt-BR');
    const notes = [...page.matchAll(/<dd>[^<]+<small>([^<]+)/g)].map(([, note]) => note);
    expect(notes).toEqual(['2026', '2026', '2026', 'Receita líquida']);
    expect(page).not.toContain('<tfoot>');
  });

  test('projected years are spelt out, and in a frame a deck report leaves the notice to its slide', () => {
    const report = REPORTS.find(({ name }) => name === 'allhands-mea') as Report;
    const framed = renderPage(report, FILES, 'en', true);
    expect(framed).toContain('<th scope="row">2026 (projected)</th>');
    expect(framed).not.toContain('>2026p<');
    expect(framed).not.toContain('class="notice"');
    const other = REPORTS.find(({ name }) => name === 'meabi') as Report;
    expect(renderPage(other, FILES, 'en', true)).toContain('class="notice"');
  });

  test('S10: text is shown as it is, in content and attributes', () => {
    const evil = `"><script>alert('1')</script>&`;
    const safe = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';
    expect(html`<p title="${evil}">${[evil, html`<b>${evil}</b>`, null, false]}</p>`.text).toBe(
      `<p title="${safe}">${safe}<b>${safe}</b></p>`,
    );
  });

  test.each([
    ['/sample-reports/vacation.html', true],
    ['/sample-reports/vacation.html?x=1#y', true],
    ['/sample-reports/allhands%2Dkpi.html', true],
    ['/weekly.html', false],
    ['/sample-reports/weekly', false],
    ['/sample-reports/constructor.html', false],
    ['/sample-reports/', false],
    ['/sample-reports/%', false],
    ['/sample-reports/%00', false],
    ['/sample-reports/%2e%2e/package.json', false],
    ['/sample-reports/..%2fpackage.json', false],
  ])('a link may open %s: %s', (path, exists) => {
    expect(SAMPLE_PAGES.has(path)).toBe(exists);
  });
});

describe('the figures add up', () => {
  const figuresOf = (name: string) => {
    const report = REPORTS.find((one) => one.name === name);
    if (!report) throw new Error(`There is no report ${name}`);
    const figures = makeFigures(report);
    const at = (row: readonly number[], label: string) =>
      row[report.measures.findIndex((measure) => measure.label === label)] ?? Number.NaN;
    return { ...figures, at };
  };

  test('totals are the sums of their rows', () => {
    const { rows, totals, at } = figuresOf('frp-actual');
    for (const label of ['Receita líquida', 'EBITDA', 'Lucro líquido']) {
      const sum = rows.reduce((all, row) => all + at(row, label), 0);
      expect(at(totals, label)).toBeCloseTo(sum);
    }
  });

  test('assets are liabilities and equity', () => {
    const { rows, at } = figuresOf('bs2');
    for (const row of rows) {
      expect(at(row, 'Total do ativo')).toBe(at(row, 'Total do passivo e PL'));
    }
  });

  test('the profit and loss account, from revenue to profit, with projections to 2028 (spec §9)', () => {
    const { rows, at } = figuresOf('comprehensivefinancials');
    const report = REPORTS.find(({ name }) => name === 'comprehensivefinancials');
    expect(report?.rows.at(-1)).toContain('2028');
    for (const row of rows) {
      expect(at(row, 'Receita líquida') + at(row, 'Custos e despesas')).toBe(at(row, 'EBITDA'));
      expect(at(row, 'EBITDA') + at(row, 'Impostos e outros')).toBe(at(row, 'Lucro líquido'));
      expect(at(row, 'Lucro líquido')).toBeGreaterThan(0);
    }
  });

  test('a week begins with the balance of the week before', () => {
    const { rows, at } = figuresOf('weekly');
    expect(rows).toHaveLength(13);
    for (const [week, row] of rows.entries()) {
      expect(at(row, 'Recebimentos') + at(row, 'Pagamentos')).toBe(at(row, 'Fluxo líquido'));
      const before = rows[week - 1];
      if (before)
        expect(at(before, 'Saldo final') + at(row, 'Fluxo líquido')).toBe(at(row, 'Saldo final'));
    }
  });

  test('no part is larger than its whole', () => {
    for (const report of REPORTS) {
      const { rows } = makeFigures(report);
      report.measures.forEach(({ unit, label }, index) => {
        if (unit !== '%' || label.startsWith('Progresso')) return;
        for (const row of rows)
          expect([report.name, label, row[index], (row[index] ?? 0) <= 100]).toContain(true);
      });
    }
  });
});

describe('served', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent' }, { demo: true });
    app = await createServer(config);
    sampleReportRoutes(app);
    await mountWebApp(app, {
      ...config,
      brand: readBrand(config),
      hasSession: () => false,
      frameSources: async () => [],
    });
  });
  afterAll(() => app?.close());

  test.each(['GET', 'HEAD'] as const)('S14: %s: this site alone may frame them', async (method) => {
    const reply = await app.inject({ method, url: '/sample-reports/weekly.html?view=1' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    expect(reply.body.length > 0).toBe(method === 'GET');
  });

  test.each([
    [undefined, 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['en', 'en'],
    ['es', 'en'],
    ['x', 'pt-BR'],
  ])('D47: with the language %s a page is in %s', async (language, lang) => {
    const url = '/sample-reports/weekly.html';
    const reply = await app.inject({ url, cookies: language ? { language } : {} });
    expect(reply.body).toContain(`<html lang="${lang}">`);
  });

  test('D47: without a chosen language the reports in the deck are in English', async () => {
    const reply = await app.inject({ url: '/sample-reports/allhands-mea.html' });
    expect(reply.body).toContain('<html lang="en">');
  });

  test('the files that a page loads', async () => {
    const { body } = await app.inject({ url: '/sample-reports/weekly.html' });
    const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
    for (const [ending, type] of Object.entries(types)) {
      const url = new RegExp(`"(/sample-reports/\\w+\\.${ending}\\?v=\\w+)"`).exec(body)?.[1] ?? '';
      const file = await app.inject({ url });
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, type]);
    }
    const font = await app.inject({ url: '/sample-reports/inter-main.woff2' });
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(font.rawPayload.length).toBeGreaterThan(10_000);
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

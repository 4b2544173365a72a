import { readFile } from 'node:fs/promises';
import { chooseLanguage, sayIn } from './languages.ts';
import { expect, type Page, signIn, test } from './product.ts';

const say = sayIn('pt-BR');

async function download(page: Page, format: string) {
  await page
    .getByRole('button', { name: say('Export'), exact: true })
    .first()
    .click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const saved = await file;
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

const CELL = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g;
const NUMBER = /^-?\d+(?:,\d+)?$/;

/** Cells as Excel in Portuguese reads them: `;` between cells, `,` in numbers. */
function inBrazilianExcel(text: string): (string | number)[][] {
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const rows: (string | number)[][] = [[]];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(CELL)) {
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    rows.at(-1)?.push(NUMBER.test(cell) ? Number(cell.replace(',', '.')) : cell);
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}

const LISTS = [
  ['/feriasarea', 'férias-agendadas', 7],
  ['/verificar_saldo', 'saldos', 4],
  ['/verificar_conflito?when=all', 'conflitos', 6],
  ['/leavereport', 'dias-de-ausência', 4],
  ['/vacation_admin', 'colaboradores', 6],
  ['/communication', 'aniversários', 2],
  ['/communication?tab=revenue', 'receita-mensal', 4],
  ['/audit', 'registro-de-auditoria', 5],
  ['/pipepass', 'plataformas-sem-senhas', 3],
] as const;

test('F8, spec-b 2: every list opens in Brazilian Excel with columns, numbers and Portuguese words', {
  tag: '@long',
}, async ({ page, context, product }) => {
  test.slow();
  await signIn(page, product, 'Demo Admin');
  await chooseLanguage(context, product, 'pt-BR');
  for (const [address, name, columns] of LISTS) {
    await test.step(address, async () => {
      await page.goto(address);
      const file = await download(page, 'CSV');
      expect(file.name).toMatch(new RegExp(`^${name}.*\\.csv$`));
      const rows = inBrazilianExcel(file.text);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows[0]?.length).toBeGreaterThanOrEqual(columns);
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      // English words, and numbers that Excel would read as text or dates.
      const wrong = /^(?:Commercial|Finance|Projects|Approved|Pending|Active|-?\d+\.\d+)$/;
      expect(
        rows.flat().filter((cell) => wrong.test(String(cell)) && cell !== Number(cell)),
      ).toEqual([]);
    });
  }
  await page.goto('/verificar_saldo');
  const balances = inBrazilianExcel((await download(page, 'CSV')).text);
  expect(balances[0]).toEqual(['Nome', 'Área', 'Cargo', 'Saldo']);
  expect(balances.slice(1).every((row) => typeof row[3] === 'number')).toBe(true);
  expect(balances.some((row) => row[1] === 'Comercial')).toBe(true);
  expect((await download(page, say('Excel'))).name).toBe('saldos.xlsx');
});

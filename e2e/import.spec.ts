import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const LINES = 200;
const HEADERS = 'Nome;Área;Cargo;Saldo;Ativo;Data de início';

/** An employee file as Brazilian spreadsheets write it, with some lines replaced. */
function sheet(wrong: Record<number, string> = {}): Buffer {
  const lines = Array.from(
    { length: LINES },
    (_, n) => wrong[n] ?? `Importação ${n};Finance;Intern Assist;${n % 30},5;S;15/01/2024`,
  );
  return Buffer.from([HEADERS, ...lines].join('\r\n'), 'latin1');
}

const WRONG = {
  10: 'Importação 10;Finance;Boss;1;S;15/01/2024',
  20: 'Importação 20;Finance;Head;many;S;15/01/2024',
  30: 'Importação 30;Finance;Head;1;S;31/02/2024',
};

const chooser = (page: Page) =>
  page.getByRole('region', { name: 'Employees' }).locator('input[type=file]');

async function countEmployees(page: Page): Promise<number> {
  const reply = await page.request.get('/api/get_ferias');
  return (await reply.json()).ferias.length;
}

test('an employee import with errors changes nothing, and works once corrected', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin', '/vacation_admin?tab=import');
  const before = await countEmployees(page);

  const file = { name: 'people.csv', mimeType: 'text/csv' };
  await chooser(page).setInputFiles({ ...file, buffer: sheet(WRONG) });
  const card = page.getByRole('region', { name: 'Employees' });
  await expect(card.getByText('197 new, 3 wrong')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await card.getByRole('switch', { name: 'Only errors' }).check();
  await expect(card.getByRole('row')).toHaveCount(4);
  await expect(card.getByRole('row').nth(1)).toContainText('“Boss” isn’t valid. Use one of');
  await expectAccessible(page, 'the preview of an import');

  const refused = await page.request.post('/api/import_employees', {
    multipart: { mode: 'import', file: { ...file, buffer: sheet(WRONG) } },
  });
  expect(refused.status()).toBe(409);
  expect((await refused.json()).error).toBe('3 of 200 lines are wrong: nothing was imported.');
  expect(await countEmployees(page)).toBe(before);

  await chooser(page).setInputFiles({ ...file, buffer: sheet() });
  await card.getByRole('button', { name: 'Import 200 lines' }).click();
  await expect(card.getByText('Imported: 200 new', { exact: true })).toBeVisible();
  expect(await countEmployees(page)).toBe(before + LINES);

  for (const kind of ['CSV', 'Excel']) {
    await page.getByRole('tab', { name: 'Employees' }).click();
    await expect(page.getByText(new RegExp(`${before + LINES} employees`))).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    const exported = await (await download).path();
    await page.getByRole('tab', { name: 'Import' }).click();
    await chooser(page).setInputFiles(exported);
    await expect(card.getByText(/^\d+ unchanged$/), kind).toBeVisible();
  }
});

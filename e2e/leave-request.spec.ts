import { dayIn, formatDay } from '@intranet/contract/core/days.ts';
import { expectNoViolations } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const today = dayIn('America/Sao_Paulo', new Date());
/** A month with a holiday on the 1st, in which no one is away. */
const year = Number(today.slice(0, 4)) + 3;
const month = `${year}-01`;
const dayOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`;

test('dates are chosen as a range, previewed before the type, and the request stays in view', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo People', `/vacation?start=${dayOf(5)}&end=${dayOf(5)}`);
  await page.getByRole('button', { name: 'Choose Start Date' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose Start Date' });
  await expect(
    picker.getByRole('button', { name: /^1 January \d+, holiday: Ano Novo$/ }),
  ).toBeVisible();
  await expect(picker.getByRole('table')).toHaveCount(2);
  await expectNoViolations(page, '/vacation with the picker');
  await picker.getByRole('button', { name: `12 January ${year}` }).click();
  await expect(picker.getByText(/^Choose the last day/)).toBeVisible();
  await picker.getByRole('button', { name: `16 January ${year}` }).click();
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(formatDay(dayOf(12)));
  await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue(formatDay(dayOf(16)));

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('5 days', { exact: true })).toBeVisible();
  await expect(preview.getByText(/^Choose a type of leave/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Type of Leave' }).click();
  await page.getByRole('option', { name: 'Day Off' }).click();
  await expect(preview.getByText('Doesn’t use your balance')).toBeVisible();

  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
  const sent = page.getByRole('region', { name: 'Request sent' });
  await expect(sent.getByRole('heading', { name: 'Sent to Demo Head' })).toBeVisible();
  await expect(sent.getByText(`Day Off · 12–16 Jan ${year}`)).toBeVisible();
  await sent.getByRole('button', { name: 'Request another' }).click();
  await expect(page.getByRole('combobox', { name: 'Type of Leave' })).toBeFocused();
  await expect(preview).toBeVisible();

  await page.goto('/myleave');
  const card = page.getByRole('article').filter({ hasText: `12–16 Jan ${year}` });
  await expect(card.getByText('Waiting for Demo Head')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Summary' }).getByText('Balance today'),
  ).toBeVisible();
});

test('on a phone, the picker has one month and fits the window', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, product, 'Demo People', '/vacation');
  await page.getByRole('button', { name: 'Choose End Date' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose End Date' });
  await expect(picker.getByRole('table')).toHaveCount(1);
  const box = await picker.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

import { addDays, dayIn } from '@intranet/contract/core/days.ts';
import type { Page } from '@playwright/test';
import { typed } from './days.ts';
import { decisionLink, fillDay, requestLeave } from './leave.ts';
import { expect, signIn, signOut, test } from './product.ts';

const NEW = 'Nova Colega';
const today = dayIn('America/Sao_Paulo', new Date());

async function send(page: Page, url: string, path: string, data: object): Promise<void> {
  const reply = await page.request.post(path, { data, headers: { origin: url } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test('a new employee requests leave while the Head is away, a deputy decides and cancels, the statement shows each step', {
  tag: '@long',
}, async ({ page, anotherBrowser, product }) => {
  test.setTimeout(90_000);
  await signIn(page, product, 'Demo Admin', '/vacation_admin');
  await page.getByRole('button', { name: 'New Employee' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Employee' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(NEW);
  await dialog.getByLabel('Area').fill('Finance');
  await dialog.getByRole('combobox', { name: 'Position' }).click();
  await page.getByRole('option', { name: 'Junior Assist' }).click();
  await fillDay(page, 'Start Date', typed(-400));
  // 400 days always contain thirteen whole months.
  await expect(dialog.getByLabel('Balance')).toHaveValue('32.5');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Colaborador criado com sucesso!')).toBeVisible();
  await send(page, product.url, '/api/register', {
    username: NEW,
    email: 'nova.colega@example.com',
    password: product.password,
    role: 'apenas_people',
    force_password_change: false,
  });

  const head = await anotherBrowser();
  await signIn(head, product, 'Demo Head');
  await send(head, product.url, '/api/agendarFerias', {
    NOMECOLABORADOR: 'Demo Head',
    LEAVE_TYPE: 'Day Off',
    INICIO: today,
    FIM: addDays(today, 1),
  });
  const upward = await product.mailTo(
    'demo.chief@example.com',
    'Leave request: Demo Head, Day Off',
  );
  // Somebody who is signed in can't use a link that was sent to another person.
  await head.goto(decisionLink(upward.text));
  await expect(head.getByText('This link was sent to Demo Chief')).toBeVisible();
  const chief = await anotherBrowser();
  await chief.goto(decisionLink(upward.text));
  await chief.getByRole('button', { name: 'Approve' }).click();
  await expect(chief.getByText('Leave approved.')).toBeVisible();

  const colleague = await anotherBrowser();
  await signIn(colleague, product, NEW);
  await requestLeave(colleague, { type: 'Vacation', start: typed(200), end: typed(204) });
  await colleague.goto('/myleave');
  await expect(colleague.getByText('Waiting for Demo Full')).toBeVisible();

  const deputy = await anotherBrowser();
  const mail = await product.mailTo('demo.full@example.com', `Leave request: ${NEW}, Vacation`);
  await deputy.goto(decisionLink(mail.text));
  await deputy.getByRole('button', { name: 'Approve' }).click();
  await expect(deputy.getByText('Leave approved.')).toBeVisible();

  await colleague.reload();
  await colleague.getByRole('button', { name: /^Request cancellation/ }).click();
  const step = colleague.getByRole('dialog');
  await step.getByLabel('Reason').fill('The trip was called off');
  await step.getByRole('button', { name: 'Request cancellation' }).click();
  await expect(colleague.getByText('Cancellation requested').first()).toBeVisible();

  const cancelling = await product.mailTo(
    'demo.full@example.com',
    `Cancellation request: ${NEW}, `,
  );
  expect(cancelling.text).toContain('The trip was called off');
  await deputy.goto(decisionLink(cancelling.text));
  await deputy.reload();
  await deputy.getByRole('button', { name: 'Approve cancellation' }).click();
  await expect(deputy.getByText('Cancellation approved.')).toBeVisible();

  await colleague.goto('/myleave?tab=balance');
  for (const [what, days, balance] of [
    ['Opening balance', '+32.5', '32.5'],
    ['Vacation', '−5', '27.5'],
    ['Returned', '+5', '32.5'],
  ]) {
    const kind = colleague.getByRole('cell', { name: what as string, exact: true });
    const entry = colleague.getByRole('row').filter({ has: kind });
    await expect(entry).toContainText(days as string);
    await expect(entry).toContainText(balance as string);
  }

  await page.goto('/calendar?name=Demo+Head');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Demo Head: Day Off/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel leave' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Needed today');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel leave' }).click();
  const cancellation = await product.mailTo('demo.head@example.com', 'cancelled');
  expect(cancellation.text).toContain('Needed today');
  await signOut(page);
});

import { inSentence, typed } from './days.ts';
import { decisionLink, fillDay, fillRequest, requestLeave, waitForPreview } from './leave.ts';
import { expect, signIn, test } from './product.ts';

const HEAD = 'demo.head@example.com';
const INTERN = 'demo.people@example.com';

test('an intern requests leave, the Head approves by email, the balance falls, the conflict shows', async ({
  page,
  anotherBrowser,
  product,
}) => {
  const [start, end] = [typed(60), typed(62)];
  await signIn(page, product, 'Demo People', '/verificar_saldo?name=demo+people');
  const row = page.getByRole('row', { name: /Demo People/ });
  const before = Number(await row.getByRole('cell').last().textContent());
  expect(before).toBeGreaterThanOrEqual(10);

  await page.goto('/vacation');
  await fillRequest(page, { type: 'Vacation', start, end });
  const [, then, left] =
    /(\S+) → (\S+) days/.exec(
      (await page.getByText(`Balance on ${inSentence(60)}: `).textContent()) ?? '',
    ) ?? [];
  expect(Number(then)).toBeGreaterThanOrEqual(before);
  expect(Number(left)).toBe(Number(then) - 3);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
  await page.getByRole('button', { name: 'Request another' }).click();
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('');

  const mail = await product.mailTo(HEAD, `Leave request: Demo People, Vacation, ${start}`);
  const link = decisionLink(mail.text);
  expect(mail.html).toContain(link);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(start);
    expect(part).toContain(end);
    expect(part).toContain(`${then} → ${left} days`);
  }

  // Neither a link scanner nor a browser without a session can decide.
  expect((await fetch(link)).status).toBe(200);
  const head = await anotherBrowser();
  await head.goto(link);
  await expect(head.getByRole('heading', { name: 'Demo People' })).toBeVisible();
  await expect(head.getByRole('definition').first()).toHaveText(/ 3 days$/);
  await head.getByRole('button', { name: 'Add note' }).click();
  await head.getByLabel('Note to the requester').fill('Boa viagem!');
  await head.getByRole('button', { name: 'Approve' }).click();
  await expect(head.getByText('Leave approved.')).toBeVisible();
  await head.reload();
  await expect(head.getByText('This request was already approved by Demo Head.')).toBeVisible();
  await expect(head.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const outcome = await product.mailTo(INTERN, 'Your leave was approved');
  expect(outcome.text).toContain('Boa viagem!');

  await page.goto('/verificar_saldo?name=demo+people');
  await expect(row.getByRole('cell').last()).toHaveText((before - 3).toFixed(1));
  await page.goto('/feriasarea?name=Demo+People&approved=yes');
  const leave = page.getByRole('row', { name: new RegExp(`Demo People.*${start}`) });
  await expect(leave).toContainText('Scheduled');
  await expect(leave).toContainText('Approved');

  const colleague = await anotherBrowser();
  await signIn(colleague, product, 'Demo Full');
  await requestLeave(colleague, { type: 'Day Off', start: typed(61), end: typed(61) });
  await page.goto('/verificar_conflito?name=demo+full');
  await expect(
    page.getByRole('row', { name: new RegExp(`Demo People.*${start}.*Demo Full.*${typed(61)}`) }),
  ).toBeVisible();
});

test('a pending request is moved, and the older email can no longer decide it', {
  tag: '@long',
}, async ({ page, anotherBrowser, product }) => {
  test.setTimeout(150_000);
  await signIn(page, product, 'Demo Nofin');
  await requestLeave(page, { type: 'Vacation', start: typed(90), end: typed(94) });
  const mail = await product.mailTo('demo.chief@example.com', `Vacation, ${typed(90)}`);
  const older = decisionLink(mail.text);

  await page.getByRole('tab', { name: 'Update' }).click();
  await expect(page).toHaveURL(/tab=change-vacation/);
  await page.getByRole('combobox', { name: 'Old Start Date' }).click();
  await page.getByRole('option', { name: `${typed(90)} - ${typed(94)} (Vacation)` }).click();
  await fillDay(page, 'New Start Date', typed(100));
  await fillDay(page, 'New End Date', typed(99));
  await page.getByRole('button', { name: 'Update Request' }).click();
  await expect(page.getByText('New end date cannot be earlier than new start date')).toBeVisible();
  await fillDay(page, 'New End Date', typed(101));
  await waitForPreview(page);
  await page.getByRole('button', { name: 'Update Request' }).click();
  await expect(page.getByText('Vacation updated successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New Start Date' })).toHaveValue('');

  const newer = await product.mailTo('demo.chief@example.com', 'New dates', 75);
  expect(newer.text).toContain(typed(90));
  expect(newer.text).toContain(typed(100));

  const chief = await anotherBrowser();
  await chief.goto(older);
  await expect(chief.getByText('The dates have changed since this email was sent')).toBeVisible();
  await expect(chief.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await chief.goto(decisionLink(newer.text));
  await chief.reload();
  await chief.getByRole('button', { name: 'Reject' }).click();
  await expect(chief.getByText('Leave rejected.')).toBeVisible();
});

test('the Head decides in the product, where the header shows a count', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Head');
  const link = page.getByRole('link', { name: /Approvals: \d+ waiting/ });
  const before = Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0]);
  await link.click();
  const first = page.getByRole('article').first();
  const name = await first.getByRole('heading').textContent();
  await first.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`Leave approved: ${name}`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(before - 1);
});

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`pitfall 14: a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });
    // Most journeys run in São Paulo, so the quick run adds a zone in the east only.
    const tag = timezoneId.startsWith('Pacific') ? [] : ['@long'];
    test('a chosen day is stored, shown and emailed unchanged', { tag }, async ({
      page,
      product,
    }) => {
      const day = timezoneId.startsWith('Pacific') ? typed(120) : typed(127);
      await signIn(page, product, 'Demo Full', '/vacation');
      await page.getByRole('combobox', { name: 'Type of Leave' }).click();
      await page.getByRole('option', { name: 'Day Off' }).click();
      for (const label of ['Start Date', 'End Date']) {
        await fillDay(page, label, day);
        await page.keyboard.press('Escape');
      }
      await waitForPreview(page);
      await page.getByRole('button', { name: 'Send Request' }).click();
      await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
      const mail = await product.mailTo(HEAD, day);
      expect(mail.text).toContain(`${day} · 1 day`);
      await page.goto('/feriasarea?name=Demo+Full');
      await expect(
        page.getByRole('row', { name: new RegExp(`Demo Full.*${day} ?${day}`) }),
      ).toBeVisible();
    });
  });
}

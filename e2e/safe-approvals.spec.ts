import type { Locator, Page } from '@playwright/test';
import { inSentence, typed } from './days.ts';
import { requestLeave } from './leave.ts';
import { expect, signIn, test } from './product.ts';

async function middleOf(button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits out the 600 ms after the list has moved, as it may while the page loads: presses are ignored then. */
async function listIsAtRest(page: Page) {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

test('two clicks 250 ms apart on one spot decide one request', async ({ page, product }) => {
  await signIn(page, product, 'Demo Head', '/approvals');
  const cards = page.getByRole('article');
  await listIsAtRest(page);
  const names = await cards.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/approvals/')) {
      sent.push(request.url());
    }
  });
  const next = await cards.nth(1).boundingBox();
  const { x, y } = await middleOf(
    cards.first().getByRole('button', { name: 'Approve', exact: true }),
  );
  await page.mouse.click(x, y);
  await page.waitForTimeout(250);
  await page.mouse.click(x, y);
  await expect(page.getByText(`Leave approved: ${names[0]}`)).toBeAttached();
  await expect(cards).toHaveCount(names.length - 1);
  // The decided card folds, and the next one moves up. A click within 600 ms does nothing.
  await expect.poll(async () => (await cards.first().boundingBox())?.y).toBeLessThan(next?.y ?? 0);
  expect(sent).toHaveLength(1);
});

test('two clicks on Reject open the reason dialog and send nothing', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Chief', '/approvals');
  await listIsAtRest(page);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const { x, y } = await middleOf(card.getByRole('button', { name: 'Reject', exact: true }));
  await page.mouse.click(x, y);
  await page.waitForTimeout(250);
  await page.mouse.click(x, y);
  await page.waitForTimeout(700);
  const reason = card.getByLabel('Reason (optional, visible to the requester)');
  await expect(reason).toBeFocused();
  await expect(page.getByText('Rejected')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Reject', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Please choose another week');
  await card.getByRole('button', { name: 'Reject request' }).click();
  await expect(page.getByText(`Leave rejected: ${name}`)).toBeAttached();
});

test('bulk approval: one was decided meanwhile, the others are approved', { tag: '@long' }, async ({
  page,
  anotherBrowser,
  product,
}) => {
  const asker = await anotherBrowser();
  await signIn(asker, product, 'Demo Full');
  await requestLeave(asker, { type: 'Day Off', start: typed(200), end: typed(200) });
  await requestLeave(asker, { type: 'Day Off', start: typed(207), end: typed(207) });
  await signIn(page, product, 'Demo Head', '/approvals');
  const button = page.getByRole('button', { name: /Approve the \d+ with no issues/ });
  await expect(button).toBeVisible();
  await button.click();
  const dialog = page.getByRole('dialog');
  const asked = dialog.getByRole('listitem').filter({ hasText: `Demo Full, ${inSentence(200)} ` });
  await expect(asked).toBeVisible();
  const count = await dialog.getByRole('listitem').count();

  await asker.goto('/myleave');
  await asker.getByRole('button', { name: `Withdraw: Day Off, ${inSentence(200)}` }).click();
  const withdrawn = asker.waitForResponse((reply) => reply.request().method() === 'POST');
  await asker.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  expect((await withdrawn).ok()).toBe(true);

  await dialog.getByRole('button', { name: /^Approve / }).click();
  await expect(page.getByText('1 request couldn’t be approved.')).toBeAttached();
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(count - 1);
});

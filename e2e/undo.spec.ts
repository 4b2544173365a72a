import type { Locator, Page } from '@playwright/test';
import { inSentence, typed } from './days.ts';
import { decisionLink, requestLeave } from './leave.ts';
import { test as base, expect, productWith, signIn } from './product.ts';

/** Long enough to undo on a busy machine, and short enough to wait for what is mailed afterwards. */
const UNDO_SECONDS = 10;

const test = base.extend({
  product: productWith(async () => ({ UNDO_SECONDS: String(UNDO_SECONDS) })),
});

const cardsOf = (page: Page) => page.getByRole('article');
const approveOf = (card: Locator) => card.getByRole('button', { name: 'Approve', exact: true });
const undoAfter = (page: Page, message: string) =>
  page.getByRole('status').filter({ hasText: message }).getByRole('button', { name: 'Undo' });

async function namesOf(page: Page): Promise<string[]> {
  await expect(cardsOf(page).first()).toBeVisible();
  return cardsOf(page).getByRole('heading').allTextContents();
}

test('D61: an approval is undone by a click: the card returns with the focus, and nobody is mailed', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Head', '/approvals');
  const names = await namesOf(page);
  await approveOf(cardsOf(page).first()).click();
  const undo = undoAfter(page, `Leave approved: ${names[0]}`);
  await expect(undo).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(names.length - 1);
  await expect(cardsOf(page).first().getByRole('heading')).toBeFocused();
  await undo.click();
  await expect(cardsOf(page)).toHaveCount(names.length);
  expect(await namesOf(page)).toEqual(names);
  await expect(cardsOf(page).first().getByRole('heading')).toBeFocused();
  await expect(undo).toHaveCount(0);
  await page.waitForTimeout((UNDO_SECONDS + 3) * 1_000);
  expect(product.mails).toEqual([]);
});

test('D61: two quick clicks on one spot decide two requests, and each is undone', async ({
  page,
  product,
}) => {
  // The next card takes the focus and is scrolled into view, which moves its button unless it fits, as on some days.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signIn(page, product, 'Demo Head', '/approvals');
  const names = await namesOf(page);
  expect(names.length).toBeGreaterThan(2);
  const box = await approveOf(cardsOf(page).first()).boundingBox();
  if (!box) throw new Error('The button is not on the screen');
  const spot = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...spot);
  await expect(cardsOf(page)).toHaveCount(names.length - 1);
  await page.mouse.click(...spot);
  await expect(cardsOf(page)).toHaveCount(names.length - 2);
  await undoAfter(page, `Leave approved: ${names[0]}`).click();
  await expect(cardsOf(page)).toHaveCount(names.length - 1);
  await undoAfter(page, `Leave approved: ${names[1]}`).click();
  await expect(cardsOf(page)).toHaveCount(names.length);
  expect(await namesOf(page)).toEqual(names);
});

test('D61: the keyboard rejects, undoes by Ctrl+Z, and the notice waits for the focus', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Head', '/approvals');
  const names = await namesOf(page);
  const first = cardsOf(page).first().getByRole('heading');
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('r');
  const undo = undoAfter(page, `Leave rejected: ${names[0]}`);
  await expect(undo).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cardsOf(page)).toHaveCount(names.length);
  await expect(first).toBeFocused();
  // The first notice fades out, and would lose the focus.
  await expect(undo).toHaveCount(0);
  await page.keyboard.press('r');
  await undo.focus();
  await page.waitForTimeout(11_000);
  await expect(undo).toBeFocused();
  // The server measures its own time.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('It’s too late to undo this.')).toBeVisible();
});

test('D61: several approvals are undone as one', { tag: '@long' }, async ({
  page,
  anotherBrowser,
  product,
}) => {
  const asker = await anotherBrowser();
  await signIn(asker, product, 'Demo Full');
  await requestLeave(asker, { type: 'Day Off', start: typed(200), end: typed(200) });
  await requestLeave(asker, { type: 'Day Off', start: typed(207), end: typed(207) });
  await signIn(page, product, 'Demo Head', '/approvals');
  const before = await namesOf(page);
  const button = page.getByRole('button', { name: /Approve the \d+ with no issues/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await button.click();
  const undo = undoAfter(page, `Approved ${count} requests.`);
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(cardsOf(page)).toHaveCount(before.length);

  await asker.goto('/myleave');
  const what = `Day Off, ${inSentence(200)}`;
  await asker.getByRole('button', { name: `Withdraw: ${what}` }).click();
  await undoAfter(asker, 'Request withdrawn').click();
  await expect(asker.getByRole('button', { name: `Withdraw: ${what}` })).toBeVisible();
  await asker.getByRole('button', { name: `Withdraw: ${what}` }).click();
  await expect(undoAfter(asker, 'Request withdrawn')).toBeVisible();
  await button.click();
  await expect(page.getByText(/^Demo Full, .*: This request was withdrawn\.$/)).toBeVisible();
});

test('D61, D24: the emailed link undoes its decision without a session, and decides again', async ({
  page,
  anotherBrowser,
  product,
}) => {
  await signIn(page, product, 'Demo People');
  await requestLeave(page, { type: 'Day Off', start: typed(150), end: typed(150) });
  const mail = await product.mailTo('demo.head@example.com', `Day Off, ${typed(150)}`);
  const head = await anotherBrowser();
  await head.goto(decisionLink(mail.text));
  await head.getByRole('button', { name: 'Approve' }).click();
  await expect(head.getByText('Demo People gets an email.')).toBeVisible();
  await undoAfter(head, 'Leave approved: Demo People').click();
  await head.getByRole('button', { name: 'Reject' }).click();
  await expect(head.getByText('Demo People gets an email.')).toBeVisible();
  const rejected = `Your leave was rejected: Day Off, ${typed(150)}`;
  await product.mailTo('demo.people@example.com', rejected, 30);
  const approved = `Your leave was approved: Day Off, ${typed(150)}`;
  expect(product.mails.filter(({ subject }) => subject === approved)).toEqual([]);
});

test('D61: on a phone, the notice covers neither the bar below nor the next request’s buttons', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, product, 'Demo Chief', '/approvals');
  const names = await namesOf(page);
  await approveOf(cardsOf(page).first()).click();
  const undo = undoAfter(page, `Leave approved: ${names[0]}`);
  await expect(undo).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(names.length - 1);
  const notice = page.getByRole('status').filter({ hasText: `Leave approved: ${names[0]}` });
  const next = approveOf(cardsOf(page).first());
  await expect
    .poll(async () => {
      const [above, below, bar] = [
        await next.boundingBox(),
        await notice.boundingBox(),
        await page.locator('[data-bottom-bar]').boundingBox(),
      ];
      if (!above || !below || !bar) return 'missing';
      if (below.y + below.height > bar.y) return 'on the bar';
      return above.y + above.height <= below.y || above.y >= below.y + below.height
        ? 'free'
        : 'on the button';
    })
    .toBe('free');
  await undo.click();
  await expect(cardsOf(page)).toHaveCount(names.length);
});

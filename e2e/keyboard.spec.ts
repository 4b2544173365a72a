import { inSentence, typed } from './days.ts';
import { chooseIn, chooseInMenu, tabAndEnter, tabTo, typeInto } from './keys.ts';
import { decisionLink } from './leave.ts';
import { expectLoaded } from './pages.ts';
import { expect, signIn, test } from './product.ts';

// These tests use the keyboard only, without clicks or focus calls.

test('by keyboard: sign in and request leave', async ({ page, product }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type('Demo Chief');
  await page.keyboard.press('Tab');
  await page.keyboard.type(product.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await expectLoaded(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vacation');
  const found = page.getByRole('option', { name: 'Vacation', exact: true });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vacation');
  await chooseIn(page, page.getByRole('combobox', { name: 'Type of Leave' }), 'Day Off');
  await typeInto(page, page.getByRole('textbox', { name: 'Start Date' }), typed(70));
  await typeInto(page, page.getByRole('textbox', { name: 'End Date' }), typed(70));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
});

test('by keyboard: a refused save keeps the focus on its button', async ({ page, product }) => {
  await signIn(page, product, 'Demo People', '/account');
  await typeInto(page, page.getByLabel('Current password'), 'not the one');
  await typeInto(page, page.getByLabel('New password'), 'a passphrase to come');
  const save = page.getByRole('button', { name: 'Change password' });
  await tabTo(page, save);
  // The reply takes long enough for the browser to move the focus off a disabled button.
  await page.route('**/api/change_password', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await expect(save).toBeFocused();
});

const LONG = { tag: '@long' };

test(
  'by keyboard: leave is requested, moved, decided by email, and its cancellation requested',
  LONG,
  async ({ page, product, anotherBrowser }) => {
    test.setTimeout(150_000);
    await signIn(page, product, 'Demo People', '/vacation');
    await chooseIn(page, page.getByRole('combobox', { name: 'Type of Leave' }), 'Day Off');
    await typeInto(page, page.getByRole('textbox', { name: 'Start Date' }), typed(40));
    await typeInto(page, page.getByRole('textbox', { name: 'End Date' }), typed(40));
    await tabAndEnter(page, page.getByRole('button', { name: 'Send Request' }));
    await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();

    await page.goto('/myleave');
    const move = page.getByRole('link', { name: `Change dates: Day Off, ${inSentence(40)}` });
    await tabAndEnter(page, move);
    await page.waitForURL('**/vacation?tab=change-vacation*');
    await typeInto(page, page.getByRole('textbox', { name: 'New Start Date' }), typed(42));
    await typeInto(page, page.getByRole('textbox', { name: 'New End Date' }), typed(42));
    await tabAndEnter(page, page.getByRole('button', { name: 'Update Request' }));
    await expect(page.getByText('Vacation updated successfully!')).toBeVisible();

    const mail = await product.mailTo('demo.head@example.com', 'New dates', 75);
    const head = await anotherBrowser();
    await head.goto(decisionLink(mail.text));
    await tabAndEnter(head, head.getByRole('button', { name: 'Add note' }));
    await typeInto(head, head.getByLabel('Note to the requester'), 'Enjoy it');
    await tabAndEnter(head, head.getByRole('button', { name: 'Approve' }));
    await expect(head.getByText('Leave approved.')).toBeVisible();

    await page.goto('/myleave');
    const cancel = page.getByRole('button', {
      name: `Request cancellation: Day Off, ${inSentence(42)}`,
    });
    await tabAndEnter(page, cancel);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Plans have changed');
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Request cancellation' }));
    await product.mailTo('demo.head@example.com', 'Cancellation request', 75);
  },
);

test('by keyboard: an approver decides in the product', LONG, async ({ page, product }) => {
  await signIn(page, product, 'Demo Head', '/home');
  await tabAndEnter(page, page.getByRole('link', { name: /Approvals: \d+ waiting/ }));
  await page.waitForURL('**/approvals');
  const waiting = page.getByRole('article');
  await expect(waiting.first()).toBeVisible();
  const before = await waiting.count();
  const first = waiting.first();
  const name = await first.getByRole('heading').textContent();
  await tabAndEnter(page, first.getByRole('button', { name: 'Add note' }));
  await typeInto(page, first.getByRole('textbox'), 'Not in that week, please');
  await tabAndEnter(page, first.getByRole('button', { name: 'Reject', exact: true }));
  await expect(page.getByText(`Leave rejected: ${name}`)).toBeVisible();
  await expect(waiting).toHaveCount(before - 1);
});

test(
  'by keyboard: a password is added, revealed, copied, edited, deleted',
  LONG,
  async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, product, 'Demo Admin', '/pipepass');
    const main = page.getByRole('main');
    const add = main.getByRole('form', { name: 'Add a password' });
    await typeInto(page, add.getByLabel('Platform'), 'Keys alone', 'Shift+Tab');
    await typeInto(page, add.getByLabel('User'), 'ana');
    await typeInto(page, add.getByLabel('Password', { exact: true }), 'typed by hand');
    await page.keyboard.press('Enter');
    const added = main.getByRole('row').filter({ hasText: 'Keys alone' });
    await expect(added).toBeVisible();
    await typeInto(page, main.getByLabel('Platform', { exact: true }).first(), 'keys alone');
    await expect(main.getByText(/^1 of \d+ passwords$/)).toBeVisible();

    await tabAndEnter(page, added.getByRole('button', { name: /^Reveal password/ }));
    await expect(added.getByText('typed by hand')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(added.getByText('typed by hand')).toBeHidden();
    await tabAndEnter(page, added.getByRole('button', { name: /^Copy password/ }));
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('typed by hand');

    const edit = added.getByRole('button', { name: /^Edit/ });
    await tabAndEnter(page, edit);
    const user = main.getByRole('row').getByRole('textbox', { name: 'User' });
    await typeInto(page, user, 'bia');
    await page.keyboard.press('Enter');
    await expect(added).toContainText('bia');
    await expect(edit).toBeFocused();

    const menu = added.getByRole('button', { name: /^Actions for/ });
    await tabAndEnter(page, menu);
    await chooseInMenu(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await chooseInMenu(page, 'Delete');
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Delete' }));
    await expect(added).toHaveCount(0);
  },
);

test(
  'by keyboard: a user is registered, changed, renamed and deleted',
  LONG,
  async ({ page, product }) => {
    await signIn(page, product, 'Demo Admin', '/admin');
    const tab = async (name: string) => {
      const wanted = page.getByRole('tab', { name, exact: true });
      await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
      for (
        let n = 0;
        n < 8 && !(await wanted.evaluate((e) => e === document.activeElement));
        n += 1
      )
        await page.keyboard.press('ArrowRight');
      await expect(wanted).toHaveAttribute('aria-selected', 'true');
    };
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await tab('Register New User');
    await typeInto(page, page.getByRole('textbox', { name: 'Username' }), 'Kira Keys');
    await typeInto(page, page.getByRole('textbox', { name: 'Email' }), 'kira@example.com');
    await typeInto(page, page.getByRole('textbox', { name: 'Password' }), 'a passphrase to begin');
    await chooseIn(page, page.getByRole('combobox', { name: 'Role' }), 'People only');
    await tabAndEnter(page, page.getByRole('button', { name: 'Register' }));
    await expect(page.getByText('Usuário registrado com sucesso!')).toBeVisible();

    await tab('Update Username');
    const current = page.getByRole('combobox', { name: 'Current username' });
    await chooseIn(page, current, 'Kira Keys', 'kira');
    await typeInto(page, page.getByRole('textbox', { name: 'New username' }), 'Kira Lima');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Username updated successfully!')).toBeVisible();

    await tab('Delete User');
    await chooseIn(page, page.getByRole('combobox', { name: 'User' }), 'Kira Lima', 'kira');
    const remove = page.getByRole('button', { name: 'Delete User' });
    await tabAndEnter(page, remove);
    const question = page.getByRole('dialog', { name: 'Delete Kira Lima?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndEnter(page, question.getByRole('button', { name: 'Delete Kira Lima' }));
    await expect(page.getByText('User deleted successfully!')).toBeVisible();
  },
);

test(
  'by keyboard: a link gets a new address and then the former one',
  LONG,
  async ({ page, product }) => {
    await signIn(page, product, 'Demo Admin', '/fileupdate');
    await tabAndEnter(page, page.getByRole('main').getByRole('link', { name: /^Legal/ }));
    await page.waitForURL('**/adminlegal');
    const form = page.getByRole('form', { name: 'Client Status' });
    const field = form.getByLabel('URL');
    const sample = await field.inputValue();
    await typeInto(page, field, 'https://reports.example.com/keys');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Link atualizado com sucesso!')).toBeVisible();
    await tabAndEnter(page, form.getByRole('button', { name: 'Details of Client Status' }));
    await tabAndEnter(page, form.getByRole('button', { name: /^Earlier addresses/ }));
    await tabAndEnter(
      page,
      form
        .getByRole('listitem')
        .last()
        .getByRole('button', { name: /Restore/ }),
    );
    await expect(field).toHaveValue(sample);
  },
);

import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

test('the next quarter: started from the last one, a figure corrected by keyboard, previewed, published, withdrawn', async ({
  page,
  product,
  anotherBrowser,
}) => {
  await signIn(page, product, 'Demo Admin', '/decks');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start 4Q2024 from 3Q2024' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: '4Q2024 deck' })).toBeVisible();
  await main.getByRole('button', { name: '8. KPI (Metas)' }).press('Enter');

  // By keyboard alone: the figure, then the text of the next entry.
  const goal = main.getByRole('group', { name: 'Employee satisfaction (eNPS)' });
  const percent = goal.getByLabel('Percent');
  await goal.getByLabel('Name').focus();
  await page.keyboard.press('Tab');
  await expect(percent).toBeFocused();
  await page.keyboard.type('a lot');
  await expect(goal.getByText('This must be a number')).toBeVisible();
  await expect(main.getByText(/^Saved .* by Demo Admin/)).toBeVisible();
  await expectAccessible(page, 'A draft with a problem');
  await main.getByRole('button', { name: '1. All Hands' }).press('Enter');
  await expect(percent).toHaveCount(0);
  await main.getByRole('button', { name: 'Publish 4Q2024' }).press('Enter');
  await expect(percent).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('97');
  await expect(goal.getByText('+5 vs 3Q2024')).toBeVisible();
  await expect(goal.getByText('This must be a number')).toHaveCount(0);

  await main.getByRole('button', { name: 'Preview the deck' }).press('Enter');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('4Q2024 preview: not published');
  const visitor = await anotherBrowser();
  await visitor.goto('/allhands?quarter=4Q2024');
  await expect(visitor.getByText('There is no deck for 4Q2024.')).toBeVisible();
  await bar.getByRole('link', { name: 'Back to the form' }).click();
  await page.reload();
  await expect(percent).toHaveValue('97');
  await main.getByRole('button', { name: 'Publish 4Q2024' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Goals › Employee satisfaction (eNPS) › Percent');
  await expect(question).toContainText('97');
  await expect(question).toContainText(
    /These sections still have the figures of 3Q2024: Perfil Colaboradores 1.*Gráficos Comerciais/,
  );
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(question.getByText('Choose who can read it')).toBeVisible();
  await question.getByLabel('Public: anybody, without signing in').check();
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(question.getByText('Confirm this, or choose other readers')).toBeVisible();
  await question.getByLabel('The names of clients in this deck may be public').check();
  await expectAccessible(page, 'The question before publishing');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByRole('row', { name: /4Q2024 Shown/ })).toBeVisible();

  const heading = (quarter: string) =>
    visitor.getByRole('heading', { level: 1, name: `All Hands ${quarter}` });
  await visitor.goto('/allhands');
  await expect(heading('4Q2024')).toBeAttached();
  await main.getByRole('button', { name: /^Readers of 4Q2024/ }).click();
  const readers = page.getByRole('dialog', { name: 'Readers of 4Q2024' });
  await readers.getByLabel('Everybody with an account', { exact: true }).check();
  await readers.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('row', { name: /4Q2024 Shown Signed in/ })).toBeVisible();
  await visitor.goto('/allhands?quarter=4Q2024');
  await expect(visitor.getByText('Sign in to see this deck.')).toBeVisible();
  await main.getByRole('button', { name: /^Readers of 4Q2024/ }).click();
  await readers.getByLabel(/anyone with a secret link/).check();
  await readers.getByRole('textbox', { name: 'Last day of the link' }).fill('31/12/2099');
  await readers.getByRole('button', { name: 'Save' }).click();
  const shared = page.getByRole('dialog', { name: 'Link to the deck' });
  const link = await shared.getByLabel('Link', { exact: true }).inputValue();
  await shared.getByRole('button', { name: 'Done' }).click();
  await visitor.goto(link);
  await expect(heading('4Q2024')).toBeAttached();
  expect(visitor.url()).not.toContain('link=');
  await visitor.goto('/allhands');

  await main.getByRole('button', { name: /^Unpublish 4Q2024/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(main.getByRole('row', { name: /4Q2024 Unpublished/ })).toBeVisible();
  await visitor.reload();
  await expect(heading('3Q2024')).toBeAttached();
});

test('under Advanced, a deck is exported as JSON, and a file becomes a draft once it is right', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin', '/decks');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Advanced' }).click();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export JSON for 3Q2024, built in' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('all-hands-3Q2024.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const exported = Buffer.concat(chunks)
    .toString()
    .replace('"quarter": "3Q2024"', '"quarter": "2Q2025"');
  const choose = (text: string) =>
    main.locator('input[type=file]').setInputFiles({
      name: 'all-hands-2Q2025.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose(exported.replace('"percent": 92', '"percent": "a lot"'));
  const goals = main.getByRole('region', { name: 'Goals' });
  await expect(goals).toContainText('1 › Percent: This must be a number');
  await expect(goals).toContainText('"percent": "a lot"');
  await expectAccessible(page, 'A broken file');
  await choose(exported.replace('"percent": 92', '"percent": 93'));
  await expect(main.getByRole('heading', { level: 1, name: '2Q2025 deck' })).toBeVisible();
  await main.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Manage decks' })).toBeVisible();
  await expect(main.getByText('2Q2025 draft')).toHaveCount(0);
});

import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

test('the next quarter: exported, edited with a mistake, corrected, previewed, published, withdrawn', async ({
  page,
  product,
  anotherBrowser,
}) => {
  await signIn(page, product, 'Demo Admin', '/decks');
  const main = page.getByRole('main');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export JSON for 3Q2024, built in' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('all-hands-3Q2024.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const exported = Buffer.concat(chunks).toString();

  const broken = exported
    .replace('"quarter": "3Q2024"', '"quarter": "4Q2024"')
    .replace('"percent": 92', '"percent": "a lot"');
  await main.getByRole('button', { name: 'Advanced' }).click();
  await main.locator('input[type=file]').setInputFiles({
    name: 'all-hands-4Q2024.json',
    mimeType: 'application/json',
    buffer: Buffer.from(broken),
  });
  const problem = main.getByRole('button', { name: /This must be a number/ });
  await expect(problem).toContainText('1 › Percent');
  await expect(main.getByRole('region', { name: 'Goals' })).toContainText('This must be a number');
  await problem.click();
  const text = main.getByLabel('Deck JSON');
  const line = await text.evaluate((node: HTMLTextAreaElement) =>
    node.value.slice(node.selectionStart, node.selectionEnd),
  );
  expect(line.trim()).toBe('"percent": "a lot"');
  await expectAccessible(page, 'A broken deck');
  await page.keyboard.insertText('      "percent": 93');
  await expect(main.getByText('4Q2024 is ready to publish')).toBeVisible();
  await expect(main.getByRole('row', { name: /^Goals › Employee satisfaction/ })).toContainText(
    '93',
  );

  await main.getByRole('button', { name: 'Preview the deck' }).click();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('4Q2024 preview: not published');
  const visitor = await anotherBrowser();
  await visitor.goto('/allhands?quarter=4Q2024');
  await expect(visitor.getByText('There is no deck for 4Q2024.')).toBeVisible();
  await bar.getByRole('link', { name: 'Back to publishing' }).click();
  await main.getByRole('button', { name: 'Publish 4Q2024' }).click();
  await expect(main.getByText('The 4Q2024 deck is published.')).toBeVisible();

  await page.goto('/allhands?quarter=preview');
  await expect(
    page.getByText('There is no deck preview in this tab. Open it again from the decks page.'),
  ).toBeVisible();
  await page.goto('/decks');
  await main.getByRole('button', { name: 'Advanced' }).click();
  await expect(text).toHaveValue('');

  const heading = (quarter: string) =>
    visitor.getByRole('heading', { level: 1, name: `All Hands ${quarter}` });
  await visitor.goto('/allhands');
  await expect(heading('4Q2024')).toBeAttached();
  await main.getByRole('button', { name: /^Unpublish 4Q2024/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(main.getByRole('row', { name: /4Q2024 Unpublished/ })).toBeVisible();
  await visitor.reload();
  await expect(heading('3Q2024')).toBeAttached();
});

import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const HOST = 'https://reports.example.com';

test('D34, D35, S14: a link’s address is previewed, changed and restored', {
  tag: '@long',
}, async ({ page, context, product }) => {
  await signIn(page, product, 'Demo Admin');
  const frameSources = async (path: string) => {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    return /frame-src ([^;]*)/.exec(policy)?.[1];
  };

  await context.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The new report</p>' }),
  );
  const reader = await context.newPage();
  await reader.clock.install();
  await reader.goto('/mea');

  await page.goto('/fileupdate');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Legal/ })
    .click();
  const form = page.getByRole('form', { name: 'Client Status' });
  const field = form.getByLabel('URL');
  await form.getByRole('button', { name: 'Details of Client Status' }).click();
  const sample = await field.inputValue();
  expect(sample).toContain('/sample-reports/');

  await field.fill(`<iframe src="${HOST}/view?a=1&amp;b=2"></iframe>`);
  const opened = context.waitForEvent('page');
  await form.getByRole('button', { name: 'Preview address' }).click();
  const preview = await opened;
  await preview.waitForURL('**/linkpreview');
  await expect(preview.getByTitle('Legal › Client Status')).toHaveAttribute(
    'src',
    `${HOST}/view?a=1&b=2`,
  );
  expect(await frameSources('/linkpreview')).toContain(HOST);
  expect(await frameSources('/legal')).not.toContain(HOST);
  const closed = preview.waitForEvent('close');
  // The tab may close before it reports the click.
  await Promise.race([closed, preview.getByRole('button', { name: 'Close this tab' }).click()]);
  await closed;

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Link atualizado com sucesso!')).toBeVisible();
  await expect(field).toHaveValue(`${HOST}/view?a=1&b=2`);
  expect(await frameSources('/legal')).toContain(HOST);

  // The page polls the addresses, and reloads once for the newer policy.
  await reader.clock.fastForward(20_000);
  await reader.getByRole('link', { name: 'Legal', exact: true }).click();
  await reader.getByRole('main').getByRole('link', { name: 'Client Status' }).click();
  const shown = reader.frameLocator('iframe').getByText('The new report');
  await expect(shown).toBeVisible();
  await reader.close();

  await form.getByRole('button', { name: /^Earlier addresses/ }).click();
  const entries = form.getByRole('listitem');
  await expect(entries.first()).toContainText(/view\?a=1&b=2.*Demo Admin/);
  await expectAccessible(page, '/adminlegal with a history');
  await entries
    .last()
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(field).toHaveValue(sample);
  expect(await frameSources('/legal')).not.toContain(HOST);
  await page.goto('/legal?open=status');
  await expect(page.locator('iframe')).toHaveAttribute('src', sample);
});

test('the link administration is usable on a phone in the dark scheme', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, product, 'Demo Admin', '/adminreports?link=frp-latam');
  await expect(page.getByRole('form', { name: 'BI GGP › Latam' }).getByLabel('URL')).toBeFocused();
  await expectAccessible(page, '/adminreports');
  await page.goto('/fileupdate');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(
    page
      .getByText(/been checked yet/)
      .or(attention.getByRole('listitem'))
      .first(),
  ).toBeVisible();
  await expectAccessible(page, '/fileupdate');
  await page.goto('/linkpreview');
  await expect(page.getByRole('heading', { name: 'No preview' })).toBeVisible();
  await expectAccessible(page, '/linkpreview');
});

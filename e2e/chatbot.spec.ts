import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Abrir o assistente' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversa' });
const social = (page: Page) => page.getByRole('link', { name: /^(LinkedIn|Instagram) \(opens/ });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Sua mensagem').fill(question);
  await page.keyboard.press('Enter');
}

test('spec §2: the four questions, by keyboard; a slip and an accent; kept from page to page', async ({
  page,
  product,
  request,
}) => {
  await signIn(page, product, 'Demo Nofin');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Sua mensagem')).toBeFocused();
  const contacts = {
    'Acesso a relatórios': 'support-reports',
    'Suporte de IT': 'support-it',
    'Suporte de People': 'support-people',
    'Suporte de Finance': 'support-finance',
  };
  for (const [question, name] of Object.entries(contacts)) {
    await page.getByRole('button', { name: question }).press('Enter');
    const contact = log(page)
      .getByRole('link', { name: /^Suporte: .*abre em nova aba/ })
      .last();
    await expect(contact).toHaveAttribute('href', new RegExp(`${name}\\.html$`));
  }
  const opened = page.waitForEvent('popup');
  await log(page)
    .getByRole('link', { name: /^Suporte: IT/ })
    .click();
  await expect((await opened).getByRole('heading', { name: 'Suporte: IT' })).toBeVisible();

  await ask(page, '   ');
  await ask(page, 'Como peço FÉRAIS?');
  const vacation = log(page).getByRole('link', { name: 'Vacation', exact: true });
  await expect(vacation).toBeVisible();
  await ask(page, 'Onde deixo a bicicleta?');
  await expect(log(page)).toContainText(
    'Desculpe, não entendi sua mensagem. Por favor, tente novamente.',
  );
  await expectAccessible(page, 'the chat');
  await vacation.click();
  await page.waitForURL('**/vacation');
  await expect(log(page)).toContainText('Como peço FÉRAIS?');
  await page.getByLabel('Sua mensagem').press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(log(page)).toBeHidden();

  const credentials = { username: 'Demo Admin', password: product.password };
  await request.post('/api/login', { headers: { origin: product.url }, data: credentials });
  const { questions } = await (await request.get('/api/chatbot/questions')).json();
  const kept = questions.map(({ question }: { question: string }) => question);
  expect(kept).toContain('Onde deixo a bicicleta?');
  expect(kept).not.toContain('Como peço FÉRAIS?');
});

test('spec §2: hidden by its X until the next load, and absent where the layout is bare; social links', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home');
  await expect(social(page)).toHaveCount(2);
  await expect(social(page).first()).toHaveAttribute('href', /social1\.html$/);
  await opener(page).click();
  await page.getByRole('button', { name: 'Suporte de IT' }).click();
  const contact = log(page).getByRole('link', { name: /^Suporte: IT/ });
  await expect(contact).toHaveAttribute('href', /support-it\.html$/);
  await expectAccessible(page, 'the chat on a phone, signed out');
  await page.getByRole('button', { name: 'Fechar a conversa' }).click();

  await opener(page).hover();
  await page.getByRole('button', { name: 'Esconder o assistente' }).click();
  await expect(opener(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(opener(page)).toBeVisible();

  for (const path of ['/login', '/forgot-password', '/verify-reset-code']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(opener(page)).toBeHidden();
    await expect(social(page)).toHaveCount(0);
  }
});

test('34.8: an administrator teaches an answer, and the chatbot answers about oneself', async ({
  page,
  product,
  anotherBrowser,
}) => {
  await signIn(page, product, 'Demo Nofin');
  await opener(page).click();
  await ask(page, 'Quantos dias eu tenho?');
  await expect(log(page)).toContainText(/Você tem \d+(,\d)? dias? de férias\./);
  await ask(page, 'Onde fica o café?');
  await expect(log(page)).toContainText('não entendi');

  const admin = await anotherBrowser();
  await signIn(admin, product, 'Demo Admin', '/chatbot');
  await admin.getByRole('button', { name: 'Add answer: Onde fica o café?' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add answer' });
  await expect(dialog.getByRole('blockquote')).toHaveText('Onde fica o café?');
  await dialog.getByLabel('Answer in Portuguese').fill('Na copa do 3º andar.');
  await expect(dialog.getByRole('status')).toContainText('Na copa do 3º andar.');
  await expectAccessible(admin, 'the form of an answer');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(admin.getByText('Answer saved')).toBeVisible();
  const question = admin.getByRole('cell', { name: 'Onde fica o café?', exact: true });
  await expect(question).toBeHidden();
  await admin.getByText('Answered', { exact: true }).click();
  await expect(question).toBeVisible();
  await admin.getByRole('tab', { name: 'Answers' }).click();
  await expect(admin.getByRole('row', { name: /Na copa do 3º andar/ })).toContainText('Custom');
  await expectAccessible(admin, 'the answers');

  await page.reload();
  await opener(page).click();
  await ask(page, 'onde fica o CAFE');
  await expect(log(page)).toContainText('Na copa do 3º andar.');
});

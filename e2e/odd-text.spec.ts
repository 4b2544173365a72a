import type { Page } from '@playwright/test';
import { typed } from './days.ts';
import { navigateInApp } from './pages.ts';
import { expect, signIn, test } from './product.ts';

/** An unusual but valid name: markup, quotes, a spreadsheet formula, right-to-left letters, emoji. */
const NAME = `=1+1 <script>window.broken=1</script> "O'Neil" <img src=x onerror=window.broken=2> עברית 🏖️👩‍🚀`;
const AREA = 'R&D <b>"x"</b> שלום 🧪';
const LINES = 'first line\nsecond <i>line</i>\nthird {{7*7}}';

async function send(page: Page, url: string, path: string, data: object): Promise<void> {
  const reply = await page.request.post(path, { data, headers: { origin: url } });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
}

async function expectAsItIs(page: Page, path: string, text: string): Promise<void> {
  await navigateInApp(page, path);
  const result = await page.evaluate((wanted) => {
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const texts = [document.body.textContent ?? '', ...values];
    return {
      shown: texts.some((one) => one.includes(wanted)),
      broken: (globalThis as { broken?: number }).broken ?? null,
      made: document.querySelectorAll('main script, img[src="x"]').length,
    };
  }, text);
  expect({ path, ...result }).toEqual({ path, shown: true, broken: null, made: 0 });
}

test('S10: unusual text is shown literally on every screen with user text', {
  tag: '@long',
}, async ({ page, product, anotherBrowser }) => {
  test.setTimeout(120_000);
  await signIn(page, product, 'Demo Admin');
  const post = (path: string, data: object) => send(page, product.url, path, data);
  const iso = (days: number) => typed(days).split('/').reverse().join('-');
  const employee = { area: AREA, nome: NAME, saldo: 20, ativo: 'S', cargo: 'Junior Assist' };
  const dates = { start_date: '2020-01-15', birth_date: '1990-02-28' };
  await post('/api/create_user', { ...employee, ...dates });
  const other = { ...employee, nome: 'Plain Colleague' };
  await post('/api/create_user', { ...other, ...dates });
  for (const who of [NAME, 'Plain Colleague']) {
    const leave = { NOMECOLABORADOR: who, LEAVE_TYPE: 'Vacation', INICIO: iso(30), FIM: iso(34) };
    await post('/api/agendarFerias', leave);
  }
  await post('/api/chatbot/questions', { question: NAME });
  const entry = { platform: NAME, link: 'https://x.example/?a=1&b=%20', user: AREA, password: 'x' };
  await post('/api/passwords', entry);
  await post('/api/atualizar-link-weekly', { newLinkWeekly: 'https://x.example/?q=<b>"&\'' });

  await page.goto('/home');
  const name = encodeURIComponent('Neil');
  for (const path of [
    `/feriasarea?name=${name}`,
    `/verificar_saldo?name=${name}`,
    `/verificar_conflito?name=${name}`,
    `/calendar?name=${name}`,
    `/vacation_admin?name=${name}`,
    `/people?show=directory&search=${name}`,
    `/vacation_admin?statement=${encodeURIComponent(NAME)}`,
    '/audit',
    '/chatbot',
    '/pipepass?platform=neil',
    '/outbox',
  ]) {
    await expectAsItIs(page, path, NAME);
  }
  for (const path of [`/feriasarea?name=${name}`, `/calendar?name=${name}`]) {
    await expectAsItIs(page, path, AREA);
  }

  const chief = await anotherBrowser();
  await signIn(chief, product, 'Demo Chief');
  await expectAsItIs(chief, '/approvals', NAME);
  const heading = chief.getByRole('heading', { name: /^=1\+1/ });
  const request = chief.getByRole('article').filter({ has: heading });
  await request.getByRole('button', { name: 'Add note' }).click();
  await request.getByRole('textbox').fill(LINES);
  await request.getByRole('button', { name: 'Approve' }).click();
  await expect(chief.getByText(`Leave approved: ${NAME}`)).toBeVisible();
  const mail = await product.mailTo('demo.chief@example.com', "O'Neil");
  expect(mail.subject).toContain(NAME);
  expect(mail.text).toContain(NAME);
});

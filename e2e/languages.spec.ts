import { builtInKeywords } from '@intranet/contract/chatbot/find-topic.ts';
import { TOPICS, type TopicId } from '@intranet/contract/chatbot/topics.ts';
import { LANGUAGE_IDS, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { expectNoOverflow, expectNoViolations } from './axe.ts';
import { typed } from './days.ts';
import { nextFrames } from './frames.ts';
import {
  chooseLanguage,
  cutLabels,
  cutTexts,
  foreignTexts,
  sayIn,
  textsOutside,
  visibleTexts,
  writePseudoLanguage,
} from './languages.ts';
import { decisionLink, fillDay } from './leave.ts';
import { DECK, expectLoaded, INTERN, PUBLIC, SIGNED_IN, VARIANTS, visitPages } from './pages.ts';
import {
  expect,
  type Page,
  type Product,
  signIn,
  signInByForm,
  startProduct,
  test,
} from './product.ts';

/** Stores the language with the signed-in account, whose cookie every sign-in sets. */
async function storeLanguage(who: Page, product: Product, language: Language): Promise<void> {
  const stored = await who.request.put('/api/accounts/me/language', {
    headers: { origin: product.url },
    data: { language },
  });
  expect(stored).toBeOK();
}

test('an intern in Portuguese, her Head in English and a colleague in Spanish', async ({
  page,
  anotherBrowser,
  product,
}) => {
  const [start, end] = [typed(120), typed(122)];
  const colleague = await anotherBrowser();
  const head = await anotherBrowser();
  await signIn(head, product, 'Demo Head');
  await storeLanguage(head, product, 'en');
  await signIn(colleague, product, 'Demo Full');
  await storeLanguage(colleague, product, 'es');
  await signIn(page, product, 'Demo People');
  await storeLanguage(page, product, 'pt-BR');
  try {
    await page.goto('/vacation');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.getByRole('combobox', { name: 'Tipo de ausência' }).click();
    await page.getByRole('option', { name: 'Férias', exact: true }).click();
    await fillDay(page, 'Data de início', start);
    await fillDay(page, 'Data de término', end);
    await expect(page.getByRole('status').getByText('3 dias', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Enviar solicitação' }).click();

    // The mail is in the language of the Head, who decides in a browser that never chose one.
    const mail = await product.mailTo('demo.head@example.com', 'Leave request: Demo People');
    expect(mail.text).toContain('Vacation');
    expect(mail.text).not.toContain('Férias');
    await head.goto(decisionLink(mail.text));
    await expect(head.getByText('3 days', { exact: true })).toBeVisible();
    await head.getByRole('button', { name: 'Approve' }).click();
    await expect(head.getByText('Leave approved.')).toBeVisible();

    const outcome = await product.mailTo('demo.people@example.com', 'aprovada');
    expect(outcome.html).toContain('lang="pt-BR"');
    expect(outcome.text).toContain('Férias');

    const [day, month, year] = start.split('/');
    await colleague.goto(`/calendar?month=${year}-${month}&name=Demo+People`);
    await expect(colleague.getByRole('heading', { name: 'Calendario' })).toBeVisible();
    await expect(
      colleague
        .getByRole('button', { name: new RegExp(`Demo People.*Vacaciones.*${day}`) })
        .first(),
    ).toBeVisible();
  } finally {
    for (const who of [page, head, colleague]) await storeLanguage(who, product, 'as_specified');
  }
});

const WIDTHS = [1280, 360];

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('gets the specified texts until somebody chooses; the account keeps the choice', async ({
    page,
    anotherBrowser,
    product,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const choice = page.getByRole('combobox', { name: 'Language' });
    await expect(choice).toHaveValue('as_specified');
    await choice.selectOption('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByLabel('Usuario', { exact: true }).fill('Demo Nofin');
    await page.getByLabel('Contraseña', { exact: true }).fill(product.password);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await page.waitForURL('**/home');

    // Another browser signs in to the account, and gets its language.
    const other = await anotherBrowser();
    await other.goto('/login');
    await other.getByLabel('Username').fill('Demo Nofin');
    await other.getByLabel('Password', { exact: true }).fill(product.password);
    await other.getByRole('button', { name: 'Acessar' }).click();
    await other.waitForURL('**/home');
    await expect(other.locator('html')).toHaveAttribute('lang', 'es');

    await other.goto('/account');
    await other.getByRole('combobox', { name: 'Idioma' }).selectOption('as_specified');
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('D47: without its catalogue the app is English, with the values of its sentences', async ({
  page,
  context,
  product,
}) => {
  await chooseLanguage(context, product, 'es');
  await page.route('**/messages.js*', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await signIn(page, product, 'Demo Nofin');
  await expect(page.getByRole('heading', { name: 'Welcome, Demo Nofin' })).toBeVisible();
});

test('D47: a page asks for the catalogue of a former deployment, and gets the current one', async ({
  page,
  context,
  product,
}) => {
  await chooseLanguage(context, product, 'es');
  await page.route('**/messages.js*', (route) =>
    route.continue({ url: `${product.url}/messages.js?v=former` }),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
});

test('D47: a page never shows another language while it loads, and nothing moves', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo People');
  await storeLanguage(page, product, 'es');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    let shift = 0;
    Object.assign(globalThis, { seen: () => [...seen], shift: () => shift });
    new MutationObserver(() => {
      for (const text of document.body?.innerText.split('\n') ?? []) seen.add(text.trim());
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  try {
    await page.goto('/vacation');
    await expectLoaded(page);
    const [seen, shift] = await page.evaluate(() => {
      const watched = globalThis as unknown as { seen(): string[]; shift(): number };
      return [watched.seen(), watched.shift()] as const;
    });
    expect(seen).toContain('Vacaciones');
    expect(foreignTexts('es', seen.filter(Boolean))).toEqual([]);
    expect(shift).toBeLessThanOrEqual(0.02);
  } finally {
    await storeLanguage(page, product, 'as_specified');
  }
});

test('the account menu leads to the choice of language', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signInByForm(page, product, 'Demo Nofin');
  await page.getByRole('button', { name: 'Demo Nofin’s account' }).click();
  await page.getByRole('menuitem', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Português (Brasil)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page).toHaveURL(/\/home$/);
  await storeLanguage(page, product, 'as_specified');
});

/** The subjects of sent emails, each in the language of its recipient. */
async function readSubjects(page: Page): Promise<string[]> {
  const { rows: messages } = await (await page.request.get('/api/outbox')).json();
  return messages.map(({ subject }: { subject: string }) => subject);
}

/** The chatbot's answers, which are in Portuguese where texts are as specified. */
async function readAnswers(page: Page): Promise<string[]> {
  const { built_in } = await (await page.request.get('/api/chatbot/topics')).json();
  return built_in.map(({ says }: { says: { pt: string } }) => says.pt);
}

/** Texts of a page that are in another language on purpose. */
async function readData(page: Page, language: Language, path: string): Promise<string[]> {
  if (path === '/outbox') return readSubjects(page);
  const answers = path === '/chatbot?tab=answers' && language === 'as_specified';
  return answers ? readAnswers(page) : [];
}

/** They are in the chatbot's three languages at once. */
const KEYWORDS = (Object.keys(TOPICS) as TopicId[]).flatMap(builtInKeywords).join('\n');

async function expectAllIn(page: Page, language: Language, path: string): Promise<void> {
  const texts = await visibleTexts(page);
  const data = await readData(page, language, path);
  // The default language is checked in e2e/accessibility.spec.ts, in four forms. The languages share
  // their markup, so the one with the longest texts is checked for all.
  if (language === 'pt-BR') await expectNoViolations(page, `${path} in ${language}`);
  expect
    .soft(
      foreignTexts(
        language,
        texts.filter((text) => !data.includes(text)),
      ),
      `${path} in ${language}`,
    )
    .toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Layouts for another width take a frame.
    await nextFrames(page, 1);
    const where = `${path} in ${language} at ${width} px`;
    expect.soft(await cutTexts(page), where).toEqual([]);
    expect.soft(await cutLabels(page), where).toEqual([]);
    await expectNoOverflow(page, `${path} in ${language} at ${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('spec-a A: an edited link’s buttons are whole in every language', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin');
  for (const language of LANGUAGE_IDS) {
    await storeLanguage(page, product, language);
    await page.goto('/adminit?link=support-it');
    const form = page.locator('form[data-shown]');
    await form.getByLabel('URL').fill('https://example.com/another-report');
    await expect(form.locator('button[type=submit]')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutLabels(page), `${language} at ${width} px`).toEqual([]);
    }
  }
  await storeLanguage(page, product, 'as_specified');
});

for (const language of LANGUAGE_IDS) {
  test(`every page is in ${language} only, and nothing is cut off`, { tag: '@long' }, async ({
    page,
    product,
    context,
  }) => {
    test.setTimeout(600_000);
    await signIn(page, product, 'Demo Admin');
    await storeLanguage(page, product, language);
    await context.clearCookies();
    await chooseLanguage(context, product, language);
    await visitPages(
      page,
      product,
      [...PUBLIC, ...SIGNED_IN, ...VARIANTS, DECK],
      (path) => expectAllIn(page, language, path),
      sayIn(language)('Page not found'),
    );
    await signIn(page, product, 'Demo People');
    await storeLanguage(page, product, language);
    for (const path of INTERN) {
      await page.goto(path);
      await expectLoaded(page);
      await expectAllIn(page, language, `${path} of an intern`);
    }
    await storeLanguage(page, product, 'as_specified');
    await signIn(page, product, 'Demo Admin');
    await storeLanguage(page, product, 'as_specified');
  });
}

test('no page has a text outside the catalogue', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(600_000);
  const pseudo = writePseudoLanguage();
  const product = await startProduct(pseudo.env);
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await chooseLanguage(context, product, pseudo.language);
    const found: string[] = [];
    // The sign-in page's own reply may be gone when it is read.
    const site = page.request.get('/api/site').then((reply) => reply.text());
    const data = [site, Promise.resolve(KEYWORDS)];
    page.on('response', (response) => {
      const isJson = response.headers()['content-type']?.includes('json');
      if (isJson) data.push(response.text().catch(() => ''));
    });
    await visitPages(
      page,
      product,
      [...PUBLIC, ...SIGNED_IN, ...VARIANTS, DECK],
      async (path) => {
        for (const text of await textsOutside(page, await Promise.all(data)))
          found.push(`${path}: ${text}`);
      },
      pseudo.say('Page not found'),
    );
    expect(found).toEqual([]);
  } finally {
    await context.close();
    await product.stop();
    pseudo.remove();
  }
});

import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { expectNoViolations } from './axe.ts';
import { chooseLanguage, sayIn } from './languages.ts';
import { expectLoaded } from './pages.ts';
import { expect, signIn, test } from './product.ts';

for (const language of Object.keys(LANGUAGES) as Language[]) {
  test(`spec-a K: in ${language}, the names of controls contain what is written on them`, async ({
    page,
    context,
    product,
  }) => {
    const say = sayIn(language);
    await chooseLanguage(context, product, language);
    await signIn(page, product, 'Demo Admin', '/benefits');
    await expectLoaded(page);
    // The company's name is written on it, and tells nobody where the link leads.
    const logo = page.getByRole('banner').getByRole('link', { name: `Serra Azul, ${say('Home')}` });
    await expect(logo).toHaveText('Serra Azul');
    await expect(page.getByRole('button', { name: say('Replace') }).first()).toBeVisible();
    await expectNoViolations(page, `/benefits in ${language}`);
  });
}

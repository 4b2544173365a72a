import { Translator } from '@intranet/contract/core/i18n/translator.ts';
import { expect, test, vi } from 'vitest';
import { wrongAddressPage } from './wrong-address-page.ts';

test('J3: a translation with markup is text on the page of a wrong address', () => {
  const translate = vi.spyOn(Translator.prototype, 'translate').mockReturnValue('<b onclick="x">&');
  const page = wrongAddressPage(['https://intranet.test']);
  translate.mockRestore();
  expect(page).not.toContain('<b ');
  expect(page.match(/&lt;b onclick=&quot;x&quot;>&amp;/g)).toHaveLength(3);
  expect(page).toContain('<a href="https://intranet.test/">https://intranet.test</a>');
});

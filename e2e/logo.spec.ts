import { writeFile } from 'node:fs/promises';
import { expect, signIn, startProduct, test } from './product.ts';

const EVIL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>rect{fill:#00f}</style>
<rect width="40" height="40"/><text id="said">nothing</text>
<script>
const said = document.getElementById('said');
said.textContent = 'ran';
fetch('/api/current_user').then((r) => r.text()).then((text) => { said.textContent = text; });
</script></svg>`;

test(
  'J4: a logo with a script can’t read the session of who opens it',
  { tag: '@long' },
  async ({ browser }, testInfo) => {
    const file = testInfo.outputPath('evil.svg');
    await writeFile(file, EVIL);
    const product = await startProduct({ COMPANY_LOGO: file });
    const page = await browser.newPage({ baseURL: product.url });
    try {
      await signIn(page, product, 'Demo Admin', '/home');
      for (const path of ['/brand/logo', '/brand/logo-dark', '/favicon.svg']) {
        await page.goto(product.url + path);
        const said = await page.evaluate(() => document.getElementById('said')?.textContent);
        expect([path, said]).toEqual([path, 'nothing']);
      }
      await page.goto(`${product.url}/home`);
      const sizes = await page.evaluate(async () => {
        const load = async (src: string) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth > 0;
        };
        return Promise.all([load('/brand/logo'), load('/favicon.svg')]);
      });
      expect(sizes).toEqual([true, true]);
    } finally {
      await page.close();
      await product.stop();
    }
  },
);

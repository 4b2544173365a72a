import { SHOWCASE_PAGE, swapShowcase } from '@intranet/contract/pages.ts';
import { pageSetting } from '#core/page-setting.ts';

/** Where the project cards are in the browser's address (D5): the setting SHOWCASE_NAME. */
export function showcaseName(): string {
  return pageSetting('showcase-name') ?? SHOWCASE_PAGE.slice(1);
}

/** The router's addresses, so that every link to the project cards shows the path that they really have. */
export function rewriteShowcase(name: string) {
  const swap = ({ url }: { url: URL }) => {
    url.pathname = swapShowcase(url.pathname.replace(/(?<=.)\/$/, ''), name);
    return url;
  };
  return { input: swap, output: swap };
}

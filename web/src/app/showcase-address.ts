import { SHOWCASE_PAGE, swapShowcase } from '@intranet/contract/pages.ts';
import { pageSetting } from '#core/page-setting.ts';

/** The project cards' path (D5): the setting SHOWCASE_NAME. */
export function showcaseName(): string {
  return pageSetting('showcase-name') ?? SHOWCASE_PAGE.slice(1);
}

/** Rewrites the router's addresses, so that links show the configured path of the project cards. */
export function rewriteShowcase(name: string) {
  const swap = ({ url }: { url: URL }) => {
    url.pathname = swapShowcase(url.pathname.replace(/(?<=.)\/$/, ''), name);
    return url;
  };
  return { input: swap, output: swap };
}

import { companyName } from '#core/page-setting.ts';

/** The window's title, most specific name first. */
export function pageTitle(...names: (string | undefined)[]): string {
  return [...names, companyName()].filter(Boolean).join(' · ');
}

/** The page's name in the title that the server wrote. */
export function writtenPageTitle(): string | undefined {
  const end = ` · ${companyName()}`;
  return document.title.endsWith(end) ? document.title.slice(0, -end.length) : undefined;
}

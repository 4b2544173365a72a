import { companyName } from '#core/page-setting.ts';

/** The window's title, most specific name first. */
export function pageTitle(...names: (string | undefined)[]): string {
  return [...names, companyName()].filter(Boolean).join(' · ');
}

import { SAMPLE_REPORTS } from '@intranet/contract/links/address.ts';
import { REPORTS } from './all-reports.ts';
import { renderPage } from './render-page.ts';
import type { Report } from './report.ts';

/** The one page before there was one for each link: the first demos stored its address. */
const EARLIER_NAMES = new Map([['vacation-planning', 'vacation']]);

const byName = new Map(REPORTS.map((report) => [report.name, report]));
const rendered = new Map<Report, string>();

function findReport(file: string): Report | undefined {
  const name = /^([a-z\d-]+)\.html$/.exec(file)?.[1];
  return name === undefined ? undefined : byName.get(EARLIER_NAMES.get(name) ?? name);
}

/** The page of this file name, made at its first request; undefined when there is none. */
export function findSamplePage(file: string): string | undefined {
  const report = findReport(file);
  if (!report) return undefined;
  const page = rendered.get(report) ?? renderPage(report);
  rendered.set(report, page);
  return page;
}

/**
 * Whether this server has a sample report at an address such as /sample-reports/weekly.html, so that
 * a link to it works (D34). Query and fragment may follow.
 */
export function hasSampleReport(address: string): boolean {
  const { pathname } = new URL(address, 'https://intranet.invalid');
  if (!pathname.startsWith(SAMPLE_REPORTS)) return false;
  try {
    return findReport(decodeURIComponent(pathname.slice(SAMPLE_REPORTS.length))) !== undefined;
  } catch {
    // An escape that cannot be read names no page.
    return false;
  }
}

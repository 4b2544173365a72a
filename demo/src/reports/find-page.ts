import type { OwnPages } from '@intranet/server/features/links/own-pages.ts';
import type { Report } from './report.ts';
import reports from './reports.json' with { type: 'json' };

export const REPORTS = reports as readonly Report[];

export const FOLDER = '/sample-reports/';

const byFile = new Map(REPORTS.map((report) => [`${report.name}.html`, report]));

export function findReport(file: string): Report | undefined {
  return byFile.get(file);
}

export const addressOf = (name: string): string => `${FOLDER}${name}.html`;

/** The sample reports as pages that links may open (D34). */
export const SAMPLE_PAGES: OwnPages = {
  folder: FOLDER,
  has(path) {
    const { pathname } = new URL(path, 'https://intranet.invalid');
    if (!pathname.startsWith(FOLDER)) return false;
    try {
      return findReport(decodeURIComponent(pathname.slice(FOLDER.length))) !== undefined;
    } catch {
      // A path that cannot be decoded names no page.
      return false;
    }
  },
};

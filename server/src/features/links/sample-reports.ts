import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAMPLE_REPORTS } from '@intranet/contract/links/address.ts';

const directory = fileURLToPath(new URL('../../../sample-reports/', import.meta.url));

/** Whether this server has the page at that path under /sample-reports/, so that a link to it works. */
export function hasSampleReport(address: string): boolean {
  const { pathname } = new URL(address, 'https://intranet.invalid');
  let name: string;
  try {
    name = decodeURIComponent(pathname.slice(SAMPLE_REPORTS.length));
  } catch {
    // No file has such a name.
    return false;
  }
  const file = path.join(directory, name);
  if (!file.startsWith(directory) || name.includes('\0')) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

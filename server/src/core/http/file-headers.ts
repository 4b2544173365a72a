import { ONLY_FOR_PAGES } from './security.ts';

/** The caching of files whose address changes with their content. */
export const UNCHANGING = 'public, max-age=31536000, immutable';

/** Omitted from files that never change, where they cost 100 bytes each. */
export const VALIDATORS = ['etag', 'last-modified', 'accept-ranges'];

/** Omitted from scripts, styles and icons, where they cost 550 bytes each. */
export const NOT_FOR_FILES = [
  ...ONLY_FOR_PAGES,
  'content-security-policy',
  'x-frame-options',
  'x-request-id',
];

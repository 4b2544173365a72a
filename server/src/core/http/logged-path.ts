import { ENDPOINTS } from '@intranet/contract/endpoints.ts';

/** Of the calls whose path holds a secret: the declared path, and what stands before the secret. */
const SECRET_PATHS = ENDPOINTS.filter(({ secretPath }) => secretPath).map(({ path }) => ({
  path,
  start: path.slice(0, path.indexOf('{')),
}));

/**
 * What the log says of an address: no query, and no secret of the path (S8). By how it begins rather
 * than by the route: a method that no route takes must not write it down either.
 */
export function loggedPath(url: string): string {
  const path = url.split('?')[0] ?? '';
  return SECRET_PATHS.find(({ start }) => path.startsWith(start))?.path ?? path;
}

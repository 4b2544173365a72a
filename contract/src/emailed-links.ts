const PAGE = '/(?:leave-decision|verify-reset-code|first-admin|join)';
/** `#`, also encoded once or more, as mail gateways write it. */
const MARK = '(?:#|%(?:25)*23)';

const LINK = new RegExp(`^(${PAGE})/?(?:\\?.*?)?${MARK}+([\\w-]*)`);
const ENCODED_LINK = new RegExp(`^(${PAGE})/?%(?:25)*23`);

/**
 * An emailed link as it was sent, `/page#secret` (D65), or null if the address is none. The secret
 * ends at the first character that no token or code contains.
 */
export function repairEmailedLink(address: string): string | null {
  const [, page, secret] = LINK.exec(address) ?? [];
  return page === undefined ? null : `${page}#${secret}`;
}

/** The page of a link with an encoded `#`, which reaches the server as part of the path; else null. */
export const pageOfEncodedLink = (path: string): string | null =>
  ENCODED_LINK.exec(path)?.[1] ?? null;

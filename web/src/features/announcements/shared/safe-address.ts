const OUTSIDE = /^(?:https|mailto):/i;
/** A path of this site. `//` and `/\` would lead to another one. */
const INSIDE = /^\/(?![/\\])/;

/** The address if a text may link to it: https, an email or a page of this site. Otherwise empty. */
export function safeAddress(address: string): string {
  if (/\p{Cc}/u.test(address)) return '';
  return OUTSIDE.test(address) || INSIDE.test(address) ? address : '';
}

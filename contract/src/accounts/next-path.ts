// An address drops tabs and line breaks, and takes `\` for `/`: neither may hide a second slash.
const PATH = /^\/(?![/\\])[^\s\p{Cc}\\]*$/u;

/** Where a person goes after signing in: the path that was wanted, if it is one of this site. */
export function nextPath(wanted: string | null | undefined): string {
  return wanted && PATH.test(wanted) ? wanted : '/home';
}

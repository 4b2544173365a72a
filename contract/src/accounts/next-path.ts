// Browsers remove tabs and line breaks from an address and read `\` as `/`.
const PATH = /^\/[^\s\p{Cc}\\]*$/u;
/** Two slashes in a row, also encoded once or more: another site's address may follow. */
const DOUBLE_SLASH = /(?:\/|%(?:25)*(?:2f|5c)){2}/i;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
/** A sign-in never leads to signing out or to the API. */
const NO_PAGE = /^\/(?:logout|api)(?:\/|$)/;

/** Decodes until nothing changes. Null if the encoding is broken or nested too deeply. */
function decodeFully(path: string): string | null {
  let text = path;
  for (let round = 0; round < 4; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return null;
    }
    if (decoded === text) return text;
    text = decoded;
  }
  return null;
}

function isPage(wanted: string): boolean {
  if (!PATH.test(wanted) || DOUBLE_SLASH.test(wanted)) return false;
  const path = decodeFully(wanted.replace(/[?#].*/, ''));
  if (path === null || !PATH.test(path.replaceAll(' ', ''))) return false;
  return !DOT_SEGMENT.test(path) && !NO_PAGE.test(path.toLowerCase());
}

/** Returns the path to open after signing in: the requested page of this site, or /home. */
export function nextPath(wanted: string | null | undefined): string {
  return wanted && isPage(wanted) ? wanted : '/home';
}

export interface FramingHeaders {
  'x-frame-options'?: readonly string[] | undefined;
  'content-security-policy'?: readonly string[] | undefined;
}

/** The frame-ancestors of a policy, or null; the first directive counts. */
function ancestorsOf(policy: string): string[] | null {
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/[\t\n\f\r ]+/);
    if (name.toLowerCase() === 'frame-ancestors') return sources;
  }
  return null;
}

/** A source without a scheme takes the page's own, and http also allows https. */
function fitsScheme(scheme: string, ancestor: URL): boolean {
  return ancestor.protocol === scheme || (scheme === 'http:' && ancestor.protocol === 'https:');
}

function fitsHost(pattern: string, ancestor: URL): boolean {
  if (pattern === '*') return true;
  return pattern.startsWith('*.')
    ? ancestor.hostname.endsWith(pattern.slice(1))
    : ancestor.hostname === pattern;
}

function fitsPort(port: string | undefined, ancestor: URL): boolean {
  const usual = ancestor.protocol === 'https:' ? '443' : '80';
  if (port === undefined) return ancestor.port === '';
  return port === '*' || port === (ancestor.port || usual);
}

function fitsSource(typed: string, page: URL, ancestor: URL): boolean {
  const source = typed.toLowerCase();
  if (source === '*') return true;
  if (source === "'self'") return ancestor.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return fitsScheme(source, ancestor);
  const host =
    /^(?:(?<scheme>[a-z][a-z\d+.-]*:)\/\/)?(?<host>\*|(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?)(?::(?<port>\d+|\*))?(?:\/.*)?$/.exec(
      source,
    )?.groups;
  // Any other source, such as `'none'`, matches nothing.
  if (!host) return false;
  return (
    fitsScheme(host.scheme ?? page.protocol, ancestor) &&
    fitsHost(host.host ?? '', ancestor) &&
    fitsPort(host.port, ancestor)
  );
}

/** X-Frame-Options as in HTML: DENY or SAMEORIGIN; conflicting lines deny, unknown words are ignored. */
function fitsFrameOptions(lines: readonly string[], page: URL, ancestor: URL): boolean {
  const words = new Set(
    lines.flatMap((line) => line.toLowerCase().split(',')).map((w) => w.trim()),
  );
  if (words.size > 1) return !['deny', 'sameorigin', 'allowall'].some((word) => words.has(word));
  if (words.has('deny')) return false;
  return !words.has('sameorigin') || ancestor.origin === page.origin;
}

/** Every policy with frame-ancestors must allow it; X-Frame-Options counts only without one. */
export function mayBeFramed(headers: FramingHeaders, page: URL, ancestor: URL): boolean {
  const policies = (headers['content-security-policy'] ?? [])
    .flatMap((line) => line.split(','))
    .map(ancestorsOf)
    .filter((sources) => sources !== null);
  if (policies.length === 0) {
    return fitsFrameOptions(headers['x-frame-options'] ?? [], page, ancestor);
  }
  return policies.every((sources) => sources.some((one) => fitsSource(one, page, ancestor)));
}

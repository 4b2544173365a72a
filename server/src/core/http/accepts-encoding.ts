function qualityOf(coding: string, accepted: string): number | undefined {
  for (const part of accepted.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== coding) continue;
    const q = parameters.find((text) => text.startsWith('q='));
    return q ? Number(q.slice(2)) || 0 : 1;
  }
  return undefined;
}

/** @param accepted the request's `Accept-Encoding` */
export function accepts(coding: 'gzip' | 'br', accepted: string | undefined): boolean {
  if (!accepted) return false;
  return (qualityOf(coding, accepted) ?? qualityOf('*', accepted) ?? 0) > 0;
}

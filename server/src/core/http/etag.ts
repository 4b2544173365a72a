export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag));
}

export function ImportTab() {
  return null;
}

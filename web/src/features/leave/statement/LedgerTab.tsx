export function LedgerTab() {
  return null;
}

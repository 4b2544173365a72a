export function DeputiesTab() {
  return null;
}

export function CoverageTab() {
  return null;
}

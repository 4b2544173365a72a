export function VacationDueTab() {
  return null;
}

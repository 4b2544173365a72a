export function EmployeesTab() {
  return null;
}

import { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import { useMatch } from '@tanstack/react-router';

export function useDepartment(page: 'path' | 'adminPath') {
  const { fullPath } = useMatch({ strict: false });
  const department = DEPARTMENTS.find((one) => one[page] === fullPath);
  if (!department) throw new Error(`${fullPath} is no department's page`);
  return department;
}

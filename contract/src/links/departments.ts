import { ROLES, type Role } from '../core/roles.ts';
import { listOf } from '../core/text.ts';

export const FINANCE_READERS: readonly Role[] = ['admin', 'full_access'];
/** All roles except apenas_people: the departments without their own list of readers (D3, D4). */
export const OFFICE_READERS: readonly Role[] = ['admin', 'full_access', 'tudo_menos_fin'];

export interface Department {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly adminPath: string;
  readonly readers: readonly Role[];
  readonly words: readonly string[];
}

const department = <const Id extends string>(
  id: Id,
  label: string,
  readers: readonly Role[],
  words: string,
) =>
  ({
    id,
    label,
    path: `/${id}` as const,
    adminPath: `/admin${id}` as const,
    readers,
    words: listOf(words),
  }) satisfies Department;

export const DEPARTMENTS = [
  department('reports', 'Reports', FINANCE_READERS, 'relatórios, financeiro, finance'),
  department('people', 'People', ROLES, 'pessoas, RH, HR, recursos humanos'),
  department('legal', 'Legal', OFFICE_READERS, 'jurídico, contratos'),
  department('it', 'IT', OFFICE_READERS, 'TI, tecnologia, technology, sistemas'),
  department('mea', 'M&A', OFFICE_READERS, 'fusões e aquisições, mergers, deals'),
  department('commercial', 'Commercial', OFFICE_READERS, 'comercial, vendas, sales'),
  department('marketing', 'Marketing', OFFICE_READERS, 'institucional, divulgação'),
  department('projects', 'Projects', OFFICE_READERS, 'projetos'),
] as const;

export type DepartmentId = (typeof DEPARTMENTS)[number]['id'];

export function departmentOf(link: { department: DepartmentId }): Department {
  return DEPARTMENTS.find(({ id }) => id === link.department) as Department;
}

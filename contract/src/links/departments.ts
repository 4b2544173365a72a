import { ROLES, type Role } from '../core/roles.ts';

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

export const DEPARTMENTS = [
  {
    id: 'reports',
    label: 'Reports',
    path: '/reports',
    adminPath: '/adminreports',
    readers: FINANCE_READERS,
    words: ['relatórios', 'financeiro', 'finance'],
  },
  {
    id: 'people',
    label: 'People',
    path: '/people',
    adminPath: '/adminpeople',
    readers: ROLES,
    words: ['pessoas', 'RH', 'HR', 'recursos humanos'],
  },
  {
    id: 'legal',
    label: 'Legal',
    path: '/legal',
    adminPath: '/adminlegal',
    readers: OFFICE_READERS,
    words: ['jurídico', 'contratos'],
  },
  {
    id: 'it',
    label: 'IT',
    path: '/it',
    adminPath: '/adminit',
    readers: OFFICE_READERS,
    words: ['TI', 'tecnologia', 'technology', 'sistemas'],
  },
  {
    id: 'mea',
    label: 'M&A',
    path: '/mea',
    adminPath: '/adminmea',
    readers: OFFICE_READERS,
    words: ['fusões e aquisições', 'mergers', 'deals'],
  },
  {
    id: 'commercial',
    label: 'Commercial',
    path: '/commercial',
    adminPath: '/admincommercial',
    readers: OFFICE_READERS,
    words: ['comercial', 'vendas', 'sales'],
  },
  {
    id: 'marketing',
    label: 'Marketing',
    path: '/marketing',
    adminPath: '/adminmarketing',
    readers: OFFICE_READERS,
    words: ['institucional', 'divulgação'],
  },
  {
    id: 'projects',
    label: 'Projects',
    path: '/projects',
    adminPath: '/adminprojects',
    readers: OFFICE_READERS,
    words: ['projetos'],
  },
] as const satisfies readonly Department[];

export type DepartmentId = (typeof DEPARTMENTS)[number]['id'];

export function departmentOf(link: { department: DepartmentId }): Department {
  return DEPARTMENTS.find(({ id }) => id === link.department) as Department;
}

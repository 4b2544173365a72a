import { type Message, msg } from '../core/i18n/t.ts';
import { ROLES, type Role } from '../core/roles.ts';
import { listOf } from '../core/text.ts';

export const FINANCE_READERS: readonly Role[] = ['admin', 'full_access'];
/** All roles except apenas_people: the departments without their own list of readers (D3, D4). */
export const OFFICE_READERS: readonly Role[] = ['admin', 'full_access', 'tudo_menos_fin'];

export interface Department {
  readonly id: string;
  readonly label: Message;
  readonly path: string;
  readonly adminPath: string;
  readonly readers: readonly Role[];
  readonly words: readonly string[];
}

const department = <const Id extends string>(
  id: Id,
  label: Message,
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
  department(
    'reports',
    msg('Reports'),
    FINANCE_READERS,
    'reports, relatórios, informes, reportes, financeiro, finanzas, finance',
  ),
  department('people', msg('People'), ROLES, 'pessoas, personas, RH, HR, RRHH, recursos humanos'),
  department('legal', msg('Legal'), OFFICE_READERS, 'legal, jurídico, contratos'),
  department(
    'it',
    msg('IT'),
    OFFICE_READERS,
    'IT, TI, tecnologia, tecnología, technology, sistemas',
  ),
  department(
    'mea',
    msg('M&A'),
    OFFICE_READERS,
    'fusões e aquisições, fusiones y adquisiciones, mergers, deals',
  ),
  department(
    'commercial',
    msg('Commercial'),
    OFFICE_READERS,
    'commercial, comercial, vendas, ventas, sales',
  ),
  department('marketing', msg('Marketing'), OFFICE_READERS, 'institucional, divulgação, difusión'),
  department('projects', msg('Projects'), OFFICE_READERS, 'projects, projetos, proyectos'),
] as const;

export type DepartmentId = (typeof DEPARTMENTS)[number]['id'];

export function departmentOf(link: { department: DepartmentId }): Department {
  return DEPARTMENTS.find(({ id }) => id === link.department) as Department;
}

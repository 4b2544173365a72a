import { type Message, msg } from '../core/i18n/t.ts';
import { ROLES, type Role } from '../core/roles.ts';
import { listOf } from '../core/text.ts';

export const FINANCE_READERS: readonly Role[] = ['admin', 'full_access'];
/** All roles except apenas_people: the departments without their own list of readers (D3, D4). */
export const OFFICE_READERS: readonly Role[] = ['admin', 'full_access', 'tudo_menos_fin'];

const department = <const Id extends string>(
  id: Id,
  label: Message,
  words: string,
  readers: readonly Role[] = OFFICE_READERS,
) => ({
  id,
  label,
  path: `/${id}` as const,
  adminPath: `/admin${id}` as const,
  readers,
  words: listOf(words),
});

export const DEPARTMENTS = [
  department(
    'reports',
    msg('Reports'),
    'reports, relatórios, informes, reportes, financeiro, finanzas, finance',
    FINANCE_READERS,
  ),
  department('people', msg('People'), 'pessoas, personas, RH, HR, RRHH, recursos humanos', ROLES),
  department('legal', msg('Legal'), 'legal, jurídico, contratos'),
  department('it', msg('IT'), 'IT, TI, tecnologia, tecnología, technology, sistemas'),
  department('mea', msg('M&A'), 'fusões e aquisições, fusiones y adquisiciones, mergers, deals'),
  department('commercial', msg('Commercial'), 'commercial, comercial, vendas, ventas, sales'),
  department('marketing', msg('Marketing'), 'institucional, divulgação, difusión'),
  department('projects', msg('Projects'), 'projects, projetos, proyectos'),
] as const;

export type Department = (typeof DEPARTMENTS)[number];
export type DepartmentId = Department['id'];

export function departmentOf(link: { department: DepartmentId }): Department {
  return DEPARTMENTS.find(({ id }) => id === link.department) as Department;
}

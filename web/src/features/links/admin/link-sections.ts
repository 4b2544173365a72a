import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  DEPARTMENTS,
  type Department,
  departmentOf,
} from '@intranet/contract/links/departments.ts';
import { findLink, GROUPS, LINKS, REGISTRY } from '@intranet/contract/links/registry.ts';

export type RegisteredLink = (typeof LINKS)[number];

function viewedLabel(name: string): string {
  const viewed = findLink(name);
  return viewed ? t(viewed.label) : name;
}

function titleOf(link: RegisteredLink, department: Department): string {
  if (link.viewOf) return t('Views of {report}', { report: viewedLabel(link.viewOf) });
  return link.shownOn
    ? t('Elsewhere in the intranet')
    : t('On the {page} page', { page: t(department.label) });
}

/** A department's links in registry order: items, report views (D33), others. */
export function sectionsOf(department: Department) {
  const own = LINKS.filter((link) => link.department === department.id);
  const sections = Map.groupBy(own, (link) => titleOf(link, department));
  return [...sections].map(([title, links]) => ({ title, links }));
}

export function contextOf(link: RegisteredLink): string | undefined {
  if (link.group) return t(GROUPS[link.group]);
  return link.viewOf && viewedLabel(link.viewOf);
}

export function fullLabel(link: RegisteredLink): string {
  return [contextOf(link), t(link.label)].filter(Boolean).join(' › ');
}

/** The route of a link's form; `?link={name}` scrolls to it. */
export function formOf(link: RegisteredLink): { to: string; search: { link: string } } {
  return { to: departmentOf(link).adminPath, search: { link: link.name } };
}

export function alsoListedBy(link: RegisteredLink): string[] {
  return REGISTRY.flatMap((row) => {
    if (!('link' in row) || row.link !== link.name) return [];
    return DEPARTMENTS.filter(({ id }) => id === row.department).map(({ label }) => t(label));
  });
}

export function managedElsewhere(department: Department): RegisteredLink[] {
  return REGISTRY.flatMap((row) => {
    const link = 'link' in row && row.department === department.id && findLink(row.link);
    return link ? [link] : [];
  });
}

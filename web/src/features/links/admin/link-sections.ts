import {
  DEPARTMENTS,
  type Department,
  departmentOf,
} from '@intranet/contract/links/departments.ts';
import { findLink, LINKS, REGISTRY } from '@intranet/contract/links/registry.ts';

export type RegisteredLink = (typeof LINKS)[number];

/** Forms of one department's page that stand together. */
export interface LinkSection {
  title: string;
  links: RegisteredLink[];
}

function titleOf(link: RegisteredLink, department: Department): string {
  if (link.viewOf) return `Visões do ${findLink(link.viewOf)?.label ?? link.viewOf}`;
  return link.shownOn ? 'Em outros lugares da intranet' : `Na página ${department.label}`;
}

/** A department's links, in the registry's order: its items, views of a report (D33), the rest. */
export function sectionsOf(department: Department): LinkSection[] {
  const sections: LinkSection[] = [];
  for (const link of LINKS) {
    if (link.department !== department.id) continue;
    const title = titleOf(link, department);
    const section = sections.find((known) => known.title === title);
    if (section) section.links.push(link);
    else sections.push({ title, links: [link] });
  }
  return sections;
}

/** What a link stands under: a group's label, or the report whose view it is. */
export function contextOf(link: RegisteredLink): string | undefined {
  return link.group ?? (link.viewOf && findLink(link.viewOf)?.label);
}

/** Such as `Accounting › BI GGP`. */
export function fullLabel(link: RegisteredLink): string {
  return [contextOf(link), link.label].filter(Boolean).join(' › ');
}

/** Where a link has its form, which `?link={name}` shows first. */
export function formOf(link: RegisteredLink): { to: string; search: { link: string } } {
  return { to: departmentOf(link).adminPath, search: { link: link.name } };
}

/** Other departments that list a link, too. */
export function alsoListedBy(link: RegisteredLink): string[] {
  return REGISTRY.flatMap((row) => {
    if (!('link' in row) || row.link !== link.name) return [];
    return DEPARTMENTS.filter(({ id }) => id === row.department).map(({ label }) => label);
  });
}

/** Links that a department lists and another one keeps. */
export function keptElsewhere(department: Department): RegisteredLink[] {
  return REGISTRY.flatMap((row) => {
    const link = 'link' in row && row.department === department.id && findLink(row.link);
    return link ? [link] : [];
  });
}

import type { Role } from '../core/roles.ts';
import { type LinkItem, mayRead } from './items.ts';
import { LINKS } from './registry.ts';

/** The links of the menu's To Do block that somebody of this role may read (spec §2, §6). */
export function listTasks(role: Role): LinkItem[] {
  const links = LINKS.filter(({ block, readers }) => block === 'tasks' && mayRead(readers, role));
  return links.map((link) => ({ kind: 'link', label: link.label, link }));
}

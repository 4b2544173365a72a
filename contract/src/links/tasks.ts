import type { Role } from '../core/roles.ts';
import { type LinkItem, mayRead } from './items.ts';
import { LINKS } from './registry.ts';

export function listTasks(role: Role): LinkItem[] {
  const links = LINKS.filter(({ block, readers }) => block === 'tasks' && mayRead(readers, role));
  return links.map((link) => ({ kind: 'link', label: link.label, link }));
}

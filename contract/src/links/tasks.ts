import type { Role } from '../roles.ts';
import { type LinkItem, mayRead } from './items.ts';
import { findLink } from './registry.ts';

/** The links of the menu's To Do block that somebody of this role may read (spec §2, §6). */
export function listTasks(role: Role): LinkItem[] {
  return ['todo', 'kanban'].flatMap((name) => {
    const link = findLink(name);
    if (!link || !mayRead(link.readers, role)) return [];
    return [{ kind: 'link' as const, label: link.label, link }];
  });
}

import type { Role } from '@intranet/contract/core/roles.ts';
import { expect, test } from 'vitest';
import { inMenu, shownLink } from './current-item.ts';

test.each<[path: string, open: string | undefined, role: Role | null, name?: string]>([
  ['/reports', 'frp', 'full_access', 'frp'],
  ['/legal', 'status', 'tudo_menos_fin', 'status'],
  // The page shows only its list, and its title must not name a link that the role can't read.
  ['/legal', 'weekly', 'tudo_menos_fin'],
  ['/people', 'weekly', null],
  ['/reports', undefined, 'admin'],
  ['/reports', 'no-such', 'admin'],
  ['/home', 'weekly', 'admin'],
])('%s?open=%s for %s shows %s', (path, open, role, name) => {
  expect(shownLink({ path, open }, role)?.name).toBe(name);
});

test.each([
  ['/verificar_saldo', '/vacation'],
  ['/tecferias', '/pipeline'],
  ['/adminlegal', '/fileupdate'],
  ['/novo_usuario', '/admin'],
  ['/groups', '/items'],
  ['/legal', '/legal'],
])('on %s the menu marks %s', (path, marked) => {
  expect(inMenu({ path }).path).toBe(marked);
});

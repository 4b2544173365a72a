import { home } from '@intranet/contract/home/endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { readHome } from './queries.ts';

export function homeRoutes({ route }: Router, deps: Deps): void {
  route(home, ({ actor }) => readHome(deps.db, actor, today(deps)));
}

import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';

export function vaultRoutes(_router: Router, _deps: Deps): void {}

import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';

export function communicationRoutes(_router: Router, _deps: Deps): void {}

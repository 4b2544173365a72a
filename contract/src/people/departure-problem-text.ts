import { t } from '../core/i18n/t.ts';
import type { DepartureProblem } from './leaving-endpoints.ts';

/** Why a departure can't be completed, and what to do. */
export function problemText(problem: DepartureProblem): string {
  switch (problem) {
    case 'last_admin':
      return t('They are the last administrator. Make someone else an administrator first.');
    case 'own_account':
      return t(
        'Another administrator has to plan your departure, because it deletes your account.',
      );
    case 'unexpected':
      return t('It failed unexpectedly and is tried again every night. The server’s log says why.');
  }
}

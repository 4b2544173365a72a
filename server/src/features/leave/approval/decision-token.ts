import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { hashToken } from '#core/tokens.ts';
import type { Decider } from './decide-leave.ts';

export interface DecisionToken {
  leaveId: number;
  version: number;
  decider: Decider;
}

/** What a mailed token decides (D24). @throws AppError link_expired if unknown or expired */
export async function readDecisionToken(
  db: DbOrTx,
  deps: Pick<Deps, 'clock'>,
  token: string,
): Promise<DecisionToken> {
  const row = await db
    .selectFrom('decision_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.leave_id', 't.version', 't.account_id', 'a.username'])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.expires_at', '>', deps.clock.now())
    .executeTakeFirst();
  if (!row) {
    throw new AppError(
      'link_expired',
      'This link is not valid any more. Sign in and open Approvals to decide.',
    );
  }
  return {
    leaveId: row.leave_id,
    version: row.version,
    decider: { accountId: row.account_id, name: row.username },
  };
}

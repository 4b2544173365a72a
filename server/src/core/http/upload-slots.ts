import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';

/** Uploads that an account may have in progress. Admins save several months or photos at once. */
const slotsOf = (role: Role) => (role === 'admin' ? 8 : 1);
const IN_ALL = 20;
const RETRY_SECONDS = 5;

export interface UploadSlots {
  /** Counts an upload until it is answered. @throws AppError too_many_attempts, server_busy */
  take(request: FastifyRequest, reply: FastifyReply): () => void;
}

export function createUploadSlots(): UploadSlots {
  const byAccount = new Map<number, number>();
  let inAll = 0;

  function release(accountId: number): void {
    const left = (byAccount.get(accountId) ?? 1) - 1;
    if (left > 0) byAccount.set(accountId, left);
    else byAccount.delete(accountId);
    inAll -= 1;
  }

  return {
    take({ actor }, { raw }) {
      if (!actor) return () => {};
      const { accountId, role } = actor;
      const own = byAccount.get(accountId) ?? 0;
      if (own >= slotsOf(role)) {
        throw new AppError(
          'too_many_attempts',
          t('Your previous upload is still in progress. Please try again when it has finished.'),
          { retryAfterSeconds: RETRY_SECONDS },
        );
      }
      if (inAll >= IN_ALL) {
        throw new AppError(
          'server_busy',
          t('The server is busy with other uploads. Please try again in a few seconds.'),
          { retryAfterSeconds: RETRY_SECONDS },
        );
      }
      byAccount.set(accountId, own + 1);
      inAll += 1;
      let held = true;
      const end = () => {
        if (held) release(accountId);
        held = false;
      };
      raw.once('finish', end);
      raw.once('close', end);
      return end;
    },
  };
}

import type { Day } from '@intranet/contract/core/days.ts';
import type { Disk } from 'flydrive';
import type { Clock } from '#core/clock.ts';
import type { Config } from '#core/config.ts';
import type { Db, DbOrTx } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { KeyedSealer } from '#core/keyed-sealer.ts';
import type { Channel } from '#core/notify/channel.ts';
import type { PushKeys } from '#core/push/push-keys.ts';
import type { Sealer } from '#core/secrets.ts';

export interface Deps {
  db: Db;
  config: Config;
  clock: Clock;
  jobs: Pick<Jobs, 'send' | 'sendLater'>;
  channels: readonly Channel[];
  /** They sign push messages (VAPID). */
  pushKeys: PushKeys;
  /** Which of these accounts belong to people on leave that day. */
  listAbsent: (db: DbOrTx, accountIds: readonly number[], day: Day) => Promise<ReadonlySet<number>>;
  mailSealer: Sealer;
  twoFactorSealer: Sealer;
  /** Seals the addresses of channels of Teams and Slack. */
  webhookSealer: Sealer;
  /** Seals data that a browser stores between two steps of a sign-in. */
  cookieSealer: Sealer;
  /** Seals the vault's passwords; its keys can be rotated (D36). */
  vaultSealer: KeyedSealer;
  files: Disk;
}

export interface WorkDeps extends Deps {
  jobs: Jobs;
}

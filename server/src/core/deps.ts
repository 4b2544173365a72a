import type { Disk } from 'flydrive';
import type { Clock } from '#core/clock.ts';
import type { Config } from '#core/config.ts';
import type { Db } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { KeyedSealer } from '#core/keyed-sealer.ts';
import type { Channel } from '#core/notify/channel.ts';
import type { Sealer } from '#core/secrets.ts';

export interface Deps {
  db: Db;
  config: Config;
  clock: Clock;
  jobs: Pick<Jobs, 'send' | 'sendLater'>;
  channels: readonly Channel[];
  mailSealer: Sealer;
  twoFactorSealer: Sealer;
  /** Seals data that a browser stores between two steps of a sign-in. */
  cookieSealer: Sealer;
  /** Seals the vault's passwords; its keys can be rotated (D36). */
  vaultSealer: KeyedSealer;
  files: Disk;
}

export interface WorkDeps extends Deps {
  jobs: Jobs;
}

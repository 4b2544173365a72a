import type { Disk } from 'flydrive';
import type { Clock } from '#core/clock.ts';
import type { Config } from '#core/config.ts';
import type { Db } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { KeyedSealer } from '#core/keyed-sealer.ts';
import type { Sealer } from '#core/secrets.ts';

/** What a verb may need: made once in main, handed down, never looked up. */
export interface Deps {
  db: Db;
  config: Config;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  /** For the content of mails that wait in the database. */
  mailSealer: Sealer;
  /** For the secrets of authenticator apps. */
  twoFactorSealer: Sealer;
  /** For what a browser keeps between two steps of a sign-in. */
  cookieSealer: Sealer;
  /** For the passwords of the vault: a key of its own, which can be changed (D36). */
  vaultSealer: KeyedSealer;
  /** What people uploaded: pictures and documents. */
  files: Disk;
}

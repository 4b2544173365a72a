import { today } from '@intranet/server/core/clock.ts';
import type { Tx } from '@intranet/server/core/db/database.ts';
import type { Deps } from '@intranet/server/core/deps.ts';
import { type ReadSecret, recordReadings } from '@intranet/server/features/vault/readings.ts';
import { sealSecrets } from '@intranet/server/features/vault/sealed-secrets.ts';
import { takeIds } from '../company/insert-rows.ts';
import { DEMO_PASSWORDS, type DemoPassword } from './demo-passwords.ts';

type PasswordDeps = Pick<Deps, 'clock' | 'config' | 'vaultSealer'>;

const DAY = 24 * 60 * 60 * 1_000;
const FIRST = 1;

interface Reader {
  accountId: number;
  username: string;
}

async function insertPassword(
  tx: Tx,
  { clock, vaultSealer }: PasswordDeps,
  by: Reader,
  { id, demo }: { id: number; demo: DemoPassword },
): Promise<ReadSecret[]> {
  const { platform, link, user: username, password, codeSecret = null, daysOld, before } = demo;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY);
  const named = { platform, link, username };
  const code_version = codeSecret === null ? null : FIRST;
  const madeAt = daysAgo(daysOld + (before?.days ?? 0));
  const version = before ? FIRST + 1 : FIRST;
  await tx
    .insertInto('vault_entries')
    .values({
      id,
      ...named,
      ...sealSecrets(vaultSealer, id, { password, codeSecret }),
      version,
      password_version: version,
      code_version,
      password_changed_at: daysAgo(daysOld),
      created_at: madeAt,
      created_by: by.username,
      updated_at: daysAgo(daysOld),
      updated_by: by.username,
    })
    .execute();
  if (before) {
    await tx
      .insertInto('vault_versions')
      .values({
        entry_id: id,
        ...named,
        ...sealSecrets(vaultSealer, id, { password: before.password, codeSecret }),
        version: FIRST,
        password_version: FIRST,
        code_version,
        password_changed_at: madeAt,
        made_at: madeAt,
        made_by: by.username,
      })
      .execute();
  }
  const secret = { entryId: id, version, ofCode: false };
  await recordReadings(tx, by, daysAgo(daysOld), 'typed', [
    secret,
    ...(code_version === null ? [] : [{ entryId: id, version: code_version, ofCode: true }]),
  ]);
  return demo.knownToLeaver ? [secret] : [];
}

/** A former administrator whose known passwords should be changed. */
async function findLeaver(tx: Tx): Promise<Reader> {
  const { name: username } = await tx
    .selectFrom('employees')
    .select('name')
    .where('ativo', '=', 'N')
    .executeTakeFirstOrThrow();
  const [accountId = 0] = await takeIds(tx, 'accounts', 1);
  return { accountId, username };
}

export async function insertPasswords(tx: Tx, deps: PasswordDeps): Promise<void> {
  const admin = await tx
    .selectFrom('accounts')
    .select(['id as accountId', 'username'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const ids = await takeIds(tx, 'vault_entries', DEMO_PASSWORDS.length);
  const known: ReadSecret[] = [];
  for (const [index, demo] of DEMO_PASSWORDS.entries()) {
    known.push(...(await insertPassword(tx, deps, admin, { id: ids[index] as number, demo })));
  }
  const lately = new Date(deps.clock.now().getTime() - 9 * DAY);
  const leaver = await findLeaver(tx);
  await recordReadings(tx, leaver, lately, 'copied', known);
  await tx
    .insertInto('vault_rotations')
    .values(
      known.map(({ entryId, ofCode, version }) => ({
        entry_id: entryId,
        account_id: leaver.accountId,
        person: leaver.username,
        of_code: ofCode,
        secret_version: version,
        cause: 'left',
        marked_at: lately,
        // As if a reminder had been sent today.
        notified_on: today(deps),
      })),
    )
    .execute();
}

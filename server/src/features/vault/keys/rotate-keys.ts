import { type Config, ConfigError } from '#core/config.ts';
import type { Db } from '#core/db/database.ts';
import { createKeyedSealer, nameKey } from '#core/keyed-sealer.ts';
import { loadVaultKeys, newVaultKey, saveVaultKeys, vaultKeyFile } from '#core/secrets.ts';
import { checkVaultKeys, findUsedKeys } from './check-keys.ts';
import { type Resealed, resealAll } from './reseal-all.ts';

interface RotateDeps {
  db: Db;
  config: Pick<Config, 'vaultKeys' | 'dataDir'>;
  /** Throws while a server runs, because it does not load the file's new key. */
  assertNoServer: () => Promise<void>;
}

const FORGET = '`npm run vault:rotate -- --forget`';

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function tell({ entries, versions }: Resealed): string {
  return `${count(entries, 'entry', 'entries')} and ${count(versions, 'earlier version', 'earlier versions')} are under the new key now.`;
}

async function rotateGiven({ db, config }: RotateDeps, keys: readonly Buffer[]): Promise<string[]> {
  const sealer = createKeyedSealer(keys);
  await checkVaultKeys({ db, config, vaultSealer: sealer });
  const resealed = await resealAll(db, sealer);
  if (keys.length === 1) {
    return [
      'Everything is under the one key of VAULT_KEY. To change it, put a comma and a new one after it and start all servers with that; then put the new one first, start all again, and run this.',
    ];
  }
  const done =
    resealed.entries + resealed.versions === 0
      ? 'Nothing to do: everything is under the first key of VAULT_KEY.'
      : tell(resealed);
  return [
    done,
    'Leave only the first key in VAULT_KEY, start all servers with that, and keep the others with the backups made so far, which need them.',
  ];
}

async function rotateFile({ db, config, assertNoServer }: RotateDeps, keys: readonly Buffer[]) {
  await checkVaultKeys({ db, config, vaultSealer: createKeyedSealer(keys) });
  const file = vaultKeyFile(config.dataDir);
  // More than one key means that an earlier run may not have finished.
  const isNew = keys.length === 1;
  const all = isNew ? [newVaultKey(), ...keys] : keys;
  // Saved before use, because a lost key cannot be recovered.
  if (isNew) await saveVaultKeys(config.dataDir, all);
  // A server that started meanwhile has read the old file.
  await assertNoServer();
  const resealed = await resealAll(db, createKeyedSealer(all));
  const done =
    !isNew && resealed.entries + resealed.versions === 0
      ? `Nothing to do: everything is under the first key of ${file}.`
      : tell(resealed);
  return [
    done,
    `${file} still holds the former key, which backups made so far need. ${FORGET} takes it out; another change of keys can be made after that.`,
  ];
}

/** Uses the first VAULT_KEY, or a new key in the file (S15). @returns sentences for the operator */
export async function rotateKeys(deps: RotateDeps): Promise<string[]> {
  const { vaultKeys, dataDir } = deps.config;
  const keys = await loadVaultKeys(vaultKeys, dataDir);
  return vaultKeys ? rotateGiven(deps, keys) : rotateFile(deps, keys);
}

/** Removes unused keys except the first. @throws ConfigError if the keys come from the environment */
export async function forgetKeys({
  db,
  config,
}: Omit<RotateDeps, 'assertNoServer'>): Promise<string[]> {
  if (config.vaultKeys) {
    throw new ConfigError('The keys are in the setting VAULT_KEY: remove unused keys there.');
  }
  const keys = await loadVaultKeys(null, config.dataDir);
  const used = new Set(await findUsedKeys(db));
  const kept = keys.filter((key, index) => index === 0 || used.has(nameKey(key)));
  const dropped = keys.length - kept.length;
  const file = vaultKeyFile(config.dataDir);
  if (dropped === 0) return [`Nothing to do: ${file} has no unused keys.`];
  await saveVaultKeys(config.dataDir, kept);
  return [
    `${count(dropped, 'key was', 'keys were')} taken out of ${file}. Backups made before the change of keys need a copy of the file as it was.`,
  ];
}

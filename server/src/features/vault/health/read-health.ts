import { Worker } from 'node:worker_threads';
import type { VaultHealth } from '@intranet/contract/vault/history-endpoints.ts';
import pLimit from 'p-limit';
import type { Deps } from '#core/deps.ts';
import { listSealedEntries } from '../queries.ts';
import { type EntryState, openState } from '../replace-entry.ts';
import type { StrengthJob } from './strength-worker.ts';

/** From 0, guessed at once, to 4, strong. */
type Strength = 0 | 1 | 2 | 3 | 4;

/** Runs in a separate thread: each password takes 2 to 5 ms, all about 100 MB. */
async function measureStrength(passwords: StrengthJob['passwords']): Promise<Strength[]> {
  if (passwords.length === 0) return [];
  const job: StrengthJob = { passwords };
  const worker = new Worker(new URL('./strength-worker.ts', import.meta.url), { workerData: job });
  const { promise, resolve, reject } = Promise.withResolvers<Strength[]>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that measures passwords ended early')));
  return promise.finally(() => void worker.terminate());
}

type Opened = { id: number; stateKey: string; state: EntryState };

/** Words that an attacker may know: the other fields, whole and in parts. */
function knownWords({ platform, user, link }: EntryState, companyName: string): string[] {
  const texts = [platform, user, link, companyName];
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...texts, ...parts])].filter((word) => word.length > 2);
}

function idsByPassword(entries: readonly Opened[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { id, state } of entries) {
    if (state.password === '') continue;
    found.set(state.password, [...(found.get(state.password) ?? []), id]);
  }
  return found;
}

/** Scores are cached, because measuring is slow. The reader throws AppError conflict. */
export function createHealthReader(deps: Deps): () => Promise<VaultHealth[]> {
  let measured = new Map<string, Strength>();
  /** A concurrent call waits and then finds the cached scores. */
  const oneAtATime = pLimit(1);

  async function scoresOf(entries: readonly Opened[]): Promise<Map<string, Strength>> {
    const fresh = entries.filter(
      ({ stateKey, state }) => state.password !== '' && !measured.has(stateKey),
    );
    const scores = await measureStrength(
      fresh.map(({ state }) => ({
        password: state.password,
        known: knownWords(state, deps.config.companyName),
      })),
    );
    const found = new Map(measured);
    for (const [index, { stateKey }] of fresh.entries()) {
      found.set(stateKey, scores[index] as Strength);
    }
    const present = new Set(entries.map(({ stateKey }) => stateKey));
    measured = new Map([...found].filter(([key]) => present.has(key)));
    return measured;
  }

  return async () => {
    const rows = await listSealedEntries(deps.db);
    const entries = rows.map((row) => ({
      id: row.id,
      stateKey: `${row.id} ${row.version}`,
      state: openState(deps.vaultSealer, row),
    }));
    const sharers = idsByPassword(entries);
    const scores = await oneAtATime(() => scoresOf(entries));
    return entries.map(({ id, stateKey, state }) => ({
      id,
      score: scores.get(stateKey) ?? null,
      same_as: (sharers.get(state.password) ?? []).filter((other) => other !== id),
    }));
  };
}

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealUnbound } from '../testing/seal-unbound.ts';
import { bindSealed, createSealer, loadAuthSecret } from './secrets.ts';
import { hashToken, newToken } from './tokens.ts';

describe('S15: the sealer', () => {
  const sealer = createSealer('a secret', 'mail outbox');

  test('property: sealed text opens again, and is unreadable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sealed = sealer.seal(text, 'row 1');
        expect(sealer.open(sealed, 'row 1')).toBe(text);
        if (text.length > 3) expect(sealed.includes(text)).toBe(false);
      }),
    );
  });

  test('the same text never looks the same', () => {
    const seals = Array.from({ length: 50 }, () => sealer.seal('x', 'row 1').toString('hex'));
    expect(new Set(seals).size).toBe(50);
  });

  test('property: one changed bit anywhere is found out', () => {
    const sealed = sealer.seal('approve?', 'row 1');
    fc.assert(
      fc.property(fc.nat({ max: sealed.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => sealer.open(changed, 'row 1')).toThrow();
      }),
    );
  });

  test.each([0, 1, 11, 12, 27])('%i bytes are no seal', (length) => {
    expect(() => sealer.open(sealer.seal('text', 'row 1').subarray(0, length), 'row 1')).toThrow();
  });

  test('it opens at the place it was sealed for, and nowhere else', () => {
    const sealed = sealer.seal('text', 'row 1');
    expect(() => sealer.open(sealed, 'row 2')).toThrow();
    expect(() => sealer.open(sealed, '')).toThrow();
    expect(() => sealer.openUnbound(sealed)).toThrow();
  });

  test('a value of an older version opens only after it was bound to its place', () => {
    const older = sealUnbound('a secret', 'mail outbox', 'text');
    expect(() => sealer.open(older, 'row 1')).toThrow();
    const bound = bindSealed(sealer, older, 'row 1');
    expect(bound && sealer.open(bound, 'row 1')).toBe('text');
    expect(bindSealed(sealer, sealUnbound('another', 'mail outbox', 'text'), 'row 1')).toBeNull();
  });

  test('another secret or another purpose opens nothing', () => {
    const sealed = sealer.seal('text', 'row 1');
    expect(() => createSealer('another secret', 'mail outbox').open(sealed, 'row 1')).toThrow();
    expect(() => createSealer('a secret', 'vault').open(sealed, 'row 1')).toThrow();
    expect(createSealer('a secret', 'mail outbox').open(sealed, 'row 1')).toBe('text');
  });
});

describe('tokens', () => {
  test('256 bits, safe in an address, never the same', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(tokens).size).toBe(100);
  });

  test('the hash is SHA-256', () => {
    expect(hashToken('abc').toString('hex')).toMatch(/^ba7816bf8f01cfea/);
  });
});

describe('AUTH_SECRET, else one made once', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'secret-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test('the given one is used, and nothing written', async () => {
    expect(await loadAuthSecret('given', directory)).toBe('given');
    await expect(stat(path.join(directory, 'auth-secret'))).rejects.toThrow();
  });

  test('else it is made, 0600, and found again', async () => {
    const made = await loadAuthSecret(null, directory);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(await loadAuthSecret(null, directory)).toBe(made);
    const { mode } = await stat(path.join(directory, 'auth-secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('twenty starts at once agree', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 20 }, () => loadAuthSecret(null, directory)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['empty', ''],
    ['blank', '\n'],
    ['cut short', 'abc'],
  ])('a file that a crash left %s is no secret', async (_, left) => {
    const file = path.join(directory, 'auth-secret');
    await writeFile(file, left);
    // A new secret and a failed start are both fine, unlike a guessable key.
    const secret = await loadAuthSecret(null, directory).catch(() => null);
    if (secret !== null) {
      expect(secret.length).toBeGreaterThanOrEqual(32);
      expect((await readFile(file, 'utf8')).trim()).toBe(secret);
    }
  });
});

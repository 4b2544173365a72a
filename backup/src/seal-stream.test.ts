import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { openStream, sealStream } from './seal-stream.ts';

const KEY = Buffer.alloc(32, 5);
const CHUNK = 65_536 + 16;
const HEADER = 58;

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const seal = (bytes: Buffer, key = KEY) => collect(sealStream(inParts(bytes, 10_000), key));
const unseal = (sealed: Buffer, key = KEY, size = 7_001) =>
  collect(openStream(inParts(sealed, size), key));

describe('S20: a sealed stream', () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('opens: %i bytes', async (length) => {
    const bytes = randomBytes(length);
    const sealed = await seal(bytes);
    for (const size of [1_000, CHUNK, 1_000_000]) {
      expect((await unseal(sealed, KEY, size)).equals(bytes)).toBe(true);
    }
  });

  test('reveals nothing of its content, and differs each time', async () => {
    const bytes = Buffer.from('a name that nobody may read'.repeat(10));
    const [one, two] = [await seal(bytes), await seal(bytes)];
    expect(one.includes('nobody may read')).toBe(false);
    expect(one.subarray(HEADER).equals(two.subarray(HEADER))).toBe(false);
  });

  const whole = seal(randomBytes(200_000));
  const chunk = (sealed: Buffer, n: number) =>
    sealed.subarray(HEADER + n * CHUNK, HEADER + (n + 1) * CHUNK);
  const flip = (at: number) => (sealed: Buffer) => {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  test.each<[string, (sealed: Buffer) => Buffer | Promise<Buffer>]>([
    ['a bit of the salt', flip(30)],
    ['a bit of the first chunk', flip(HEADER + 10)],
    ['a bit of the last tag', (sealed) => flip(sealed.length - 1)(sealed)],
    ['cut off after a chunk', (sealed) => sealed.subarray(0, HEADER + 2 * CHUNK)],
    ['cut off within a chunk', (sealed) => sealed.subarray(0, HEADER + 2 * CHUNK + 99)],
    ['cut off after the header', (sealed) => sealed.subarray(0, HEADER)],
    ['a byte more', (sealed) => Buffer.concat([sealed, Buffer.from([0])])],
    [
      'chunks in another order',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, HEADER),
          chunk(sealed, 1),
          chunk(sealed, 0),
          sealed.subarray(HEADER + 2 * CHUNK),
        ]),
    ],
    [
      'a chunk of another backup with the same key',
      async (sealed) => {
        const other = await seal(randomBytes(200_000));
        return Buffer.concat([
          sealed.subarray(0, HEADER),
          chunk(other, 0),
          sealed.subarray(HEADER + CHUNK),
        ]);
      },
    ],
  ])('changed does not open: %s', async (_, change) => {
    await expect(unseal(await change(await whole))).rejects.toThrow(
      new BackupError('The backup is damaged or incomplete: it cannot be restored.'),
    );
  });

  test('a wrong key and another kind of file give different errors', async () => {
    await expect(unseal(await whole, Buffer.alloc(32, 6))).rejects.toThrow(/key other than/);
    await expect(unseal(Buffer.from('something else entirely'))).rejects.toThrow(/not a backup/);
    await expect(unseal(Buffer.alloc(0))).rejects.toThrow(/not a backup/);
  });
});

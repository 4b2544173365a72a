import { expect, test, vi } from 'vitest';
import { type Part, readParts, writeParts } from './entries.ts';

const MEGABYTE = 1024 * 1024;

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of source) found.push(one);
  return found;
}

async function written(parts: Part[]): Promise<Buffer> {
  const source = async function* () {
    yield* parts;
  };
  return Buffer.concat(await all(writeParts(source())));
}

const PARTS: Part[] = [
  { entry: { kind: 'file', key: 'one', contentType: null } },
  { bytes: Buffer.alloc(0) },
  { bytes: Buffer.from('some bytes') },
  { entry: { kind: 'end', tables: 0, files: 1 } },
];

test.each([1, 2, 7, 1_000])('S20: parts come back from chunks of %i bytes', async (size) => {
  const bytes = await written(PARTS);
  expect(await all(readParts(inChunks(bytes, size)))).toEqual(PARTS);
});

test('S20: a large file is copied once, not once for each chunk', async () => {
  const bytes = await written([{ bytes: Buffer.alloc(8 * MEGABYTE) }, ...PARTS]);
  const concat = vi.spyOn(Buffer, 'concat');
  try {
    const parts = await all(readParts(inChunks(bytes, 16 * 1024)));
    expect(parts).toHaveLength(PARTS.length + 1);
    const copied = concat.mock.results.reduce((sum, { value }) => sum + value.length, 0);
    expect(copied).toBeLessThan(2 * bytes.length);
  } finally {
    concat.mockRestore();
  }
});

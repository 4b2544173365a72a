import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** The entries of a backup, in this order; the bytes of a `file` or `table` follow it. */
const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('backup'), format: z.literal(1), madeAt: z.string() }),
  z.object({ kind: z.literal('file'), key: z.string(), contentType: z.string().nullable() }),
  z.object({ kind: z.literal('database'), migrations: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  /** `lastValue` is null for an unused sequence. */
  z.object({ kind: z.literal('sequence'), name: z.string(), lastValue: z.string().nullable() }),
  z.object({ kind: z.literal('end'), tables: z.number(), files: z.number() }),
]);
export type Entry = z.output<typeof entry>;

export type Part = { entry: Entry } | { bytes: Buffer };

const ENTRY = 1;
const BYTES = 2;
const FRAME_BYTES = 5;

function frame(kind: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(FRAME_BYTES);
  head.writeUInt8(kind, 0);
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export async function* writeParts(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if ('bytes' in part) yield frame(BYTES, part.bytes);
    else yield frame(ENTRY, Buffer.from(JSON.stringify(part.entry)));
  }
}

const frameLength = (held: Buffer): number =>
  held.length < FRAME_BYTES ? FRAME_BYTES : FRAME_BYTES + held.readUInt32BE(1);

/** @throws BackupError for an entry of an unknown kind */
export async function* readParts(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = FRAME_BYTES;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    // Joined only when a frame may be complete, because joining at each chunk takes quadratic time.
    if (length < needed) continue;
    const { rest, parts } = takeWhole(Buffer.concat(chunks));
    yield* parts;
    chunks = [rest];
    length = rest.length;
    needed = frameLength(rest);
  }
}

function takeWhole(held: Buffer): { parts: Part[]; rest: Buffer } {
  const parts: Part[] = [];
  let rest = held;
  while (rest.length >= FRAME_BYTES && rest.length >= frameLength(rest)) {
    const end = frameLength(rest);
    parts.push(readPart(rest.readUInt8(0), rest.subarray(FRAME_BYTES, end)));
    rest = rest.subarray(end);
  }
  return { parts, rest };
}

function readPart(kind: number, payload: Buffer): Part {
  if (kind === BYTES) return { bytes: payload };
  const read = entry.safeParse(JSON.parse(payload.toString('utf8')));
  if (read.success) return { entry: read.data };
  throw new BackupError('The backup was made by another version of the intranet: use that one.');
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from './backup-error.ts';

// File format: this line, the key's id (8 bytes), a salt (32 bytes), and chunks of 64 KiB with a tag each.
// Each file has its own key, derived from key and salt, so a chunk's number can be its nonce. The last
// chunk's nonce marks it as last. Truncated, reordered or foreign chunks do not open.
const MAGIC = Buffer.from('INTRANET BACKUP 1\n');
const KEY_ID_BYTES = 8;
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;

type Bytes = AsyncIterable<Buffer>;

/** Names the key in the file and reveals nothing about it. */
const keyId = (key: Buffer) =>
  createHash('sha256').update('key id').update(key).digest().subarray(0, KEY_ID_BYTES);

const fileKey = (key: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, 'intranet backup', 32));

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeUIntBE(chunk, 6, 6);
  return nonce;
}

/** Splits the source into pieces of exactly `size` bytes. The last piece is marked and may be empty. */
async function* inPieces(source: Bytes, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    held.push(part);
    length += part.length;
    // A full piece may be the last until more bytes arrive.
    if (length <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) {
      yield { piece: all.subarray(0, size), isLast: false };
    }
    held = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}

/** Encrypts a stream with AES-256-GCM, chunk by chunk, under a key of 32 bytes. */
export async function* sealStream(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const header = Buffer.concat([MAGIC, keyId(key), salt]);
  yield header;
  const own = fileKey(key, salt);
  let chunk = 0;
  for await (const { piece, isLast } of inPieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(chunk, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    chunk += 1;
  }
}

const DAMAGED = 'The backup is damaged or incomplete: it cannot be restored.';

async function* take(source: Bytes, header: Buffer[]): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const part of source) {
    const wanted = Math.min(part.length, HEADER_BYTES - length);
    if (wanted > 0) header.push(part.subarray(0, wanted));
    length += wanted;
    if (length < HEADER_BYTES) continue;
    yield part.subarray(wanted);
  }
}

/** Decrypts a sealed stream; yields a chunk only after checking it. @throws BackupError */
export async function* openStream(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  const parts: Buffer[] = [];
  let own: Buffer | undefined;
  let header: Buffer = Buffer.alloc(0);
  let chunk = 0;
  for await (const { piece, isLast } of inPieces(take(source, parts), CHUNK_BYTES + TAG_BYTES)) {
    if (!own) {
      header = Buffer.concat(parts);
      own = fileKey(key, checkHeader(header, key));
    }
    if (piece.length < TAG_BYTES) throw new BackupError(DAMAGED);
    yield openChunk(piece, own, nonceOf(chunk, isLast), header);
    chunk += 1;
  }
}

function checkHeader(header: Buffer, key: Buffer): Buffer {
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupError('This file is not a backup of the intranet, or its format is unknown.');
  }
  if (header.length < HEADER_BYTES) throw new BackupError(DAMAGED);
  const id = header.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
  if (!id.equals(keyId(key))) {
    throw new BackupError('The backup was made with a key other than BACKUP_KEY.');
  }
  return header.subarray(MAGIC.length + KEY_ID_BYTES);
}

function openChunk(piece: Buffer, key: Buffer, nonce: Buffer, header: Buffer): Buffer {
  const body = piece.subarray(0, piece.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(header).setAuthTag(piece.subarray(piece.length - TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new BackupError(DAMAGED);
  }
}

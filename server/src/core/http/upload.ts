import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FileField, FileKind } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, atField } from '#core/errors.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 65_536;
/** In bytes. A form larger than the file limit plus this is refused unread. */
const MAX_REST_BYTES = MAX_FIELDS * MAX_FIELD_BYTES;
/** A client may continue sending a refused upload for this long, in ms. */
const MAX_DISCARD_TIME = 60_000;

export type Upload = { body: Record<string, unknown>; file: Buffer };

/** Routes for forms; bodies stay unread until `readUpload`, after the permission check. */
export function mountUploads(
  app: FastifyInstance,
  kind: FileKind,
  mount: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: kind.maxBytes,
        files: 1,
        fields: MAX_FIELDS,
        parts: MAX_FIELDS + 1,
        fieldSize: MAX_FIELD_BYTES,
        fieldNameSize: 100,
        headerPairs: 20,
      },
      throwFileSizeLimit: false,
    });
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    mount(scope);
  });
}

async function readFile(part: MultipartFile, kind: FileKind): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    chunks.push(chunk);
    if (part.file.truncated) throw new AppError('invalid_file', t(kind.refusal));
  }
  return Buffer.concat(chunks);
}

async function readParts(request: FastifyRequest, { field, kind }: FileField): Promise<Upload> {
  const body: Record<string, unknown> = {};
  let file: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) {
        throw new AppError('invalid_input', 'A field of the form is too long.');
      }
      body[part.fieldname] = part.value;
    } else if (part.fieldname === field) {
      file = await readFile(part, kind);
    } else {
      throw new AppError('invalid_file', `The file is expected in the field ${field}.`);
    }
  }
  // A form without a chosen file contains an empty field.
  if (!file?.length) {
    throw atField('invalid_file', field, t(kind.refusal));
  }
  return { body, file };
}

/** A browser reads a reply only after sending everything, and would otherwise report a lost connection. */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const cut = setTimeout(() => raw.destroy(), MAX_DISCARD_TIME).unref();
  raw.once('close', () => clearTimeout(cut));
}

function refusal(error: Error & { code?: string }): AppError {
  if (error instanceof AppError) return error;
  if (error.code === 'FST_FILES_LIMIT') {
    return new AppError('invalid_file', t('Choose one file only.'));
  }
  if (error.code === 'FST_PARTS_LIMIT' || error.code === 'FST_FIELDS_LIMIT') {
    return new AppError('invalid_input', 'The form has too many fields.');
  }
  return new AppError('invalid_file', t('The upload didn’t finish. Please try again.'));
}

/** Reads a form with one file (S11, D38). @param admit throws to refuse the upload unread */
export async function readUpload(
  request: FastifyRequest,
  file: FileField,
  admit: () => () => void,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', 'Please send a form with a file in it.');
  }
  let release = () => {};
  try {
    release = admit();
    if (Number(request.headers['content-length']) > file.kind.maxBytes + MAX_REST_BYTES) {
      throw new AppError('invalid_file', t(file.kind.refusal));
    }
    return await readParts(request, file);
  } catch (error) {
    release();
    discardRest(request);
    throw refusal(error as Error);
  }
}

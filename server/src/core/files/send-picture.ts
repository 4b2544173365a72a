import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyReply } from 'fastify';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { type Folder, readStored } from './folder.ts';

/** Sends a picture, which stays the same under its key. @throws AppError not_found */
export async function sendPicture(
  reply: FastifyReply,
  { files }: Pick<Deps, 'files'>,
  folder: Folder,
  key: string,
): Promise<Buffer> {
  const picture = await readStored(files, folder, key);
  if (!picture) throw new AppError('not_found', t('This picture doesn’t exist.'));
  // The policy blocks scripts in the file (S11, S14).
  reply
    .type(folder.contentType)
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  return picture;
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { AppError } from '#core/errors.ts';
import { FairQueue } from '#core/fair-queue.ts';
import { loadSharp } from './load-sharp.ts';

export interface PictureShape {
  width: number;
  height: number;
  /** `cover` fills the shape and crops the rest; `inside` keeps the whole picture. */
  fit: 'cover' | 'inside';
}

/** Above the 50 megapixels of any camera; a small file can claim to be far larger. */
const MAX_PIXELS = 50 * 1024 * 1024;
const MAX_SECONDS = 15;

const turns = new FairQueue({ atOnce: 2, maxWaiting: 10 });

function sentenceFor({ message }: Error): string {
  if (message.includes('unsupported image format')) return t(PICTURE.refusal);
  if (message.includes('pixel limit'))
    return t('This picture is too large. Choose one of at most 50 megapixels.');
  return t('Couldn’t read this picture. The file may be damaged, so choose another one.');
}

/** Makes a WebP without metadata (D38). @throws AppError invalid_file, server_busy */
export async function makePicture(upload: Buffer, shape: PictureShape, uploader: number) {
  const sharp = await loadSharp();
  const picture = sharp(upload, {
    autoOrient: true,
    failOn: 'truncated',
    limitInputPixels: MAX_PIXELS,
  })
    .resize({ ...shape, withoutEnlargement: shape.fit === 'inside' })
    .webp({ quality: 84 })
    .timeout({ seconds: MAX_SECONDS });
  const turn = await turns.take(`account ${uploader}`);
  try {
    return await picture.toBuffer();
  } catch (error) {
    throw new AppError('invalid_file', sentenceFor(error as Error));
  } finally {
    turn.release();
  }
}

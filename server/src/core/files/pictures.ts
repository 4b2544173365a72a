import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { AppError } from '#core/errors.ts';
import { FairQueue } from '#core/fair-queue.ts';

/** What a picture is made into. */
export interface PictureShape {
  /** In pixels. */
  width: number;
  height: number;
  /** `cover` fills all of it and cuts off what is outside; `inside` keeps the whole picture. */
  fit: 'cover' | 'inside';
}

/** Above any camera's 50 megapixels; what is inside a small file can claim to be far larger. */
const MAX_PIXELS = 50 * 1024 * 1024;
const MAX_SECONDS = 15;

/** The library, loaded with the first upload and never without its bounds. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // It reads far more than pictures of these three kinds; each reader is a way in (S11).
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  // Uploads are rare and large: one thread each and two at a time, so that the rest goes on beside
  // them. Nothing is asked for twice, so nothing is kept.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
let loaded: ReturnType<typeof loadSharp> | undefined;
/** Each waiting task holds its upload in memory. */
const turns = new FairQueue({ atOnce: 2, mostWaiting: 10 });

function sentenceFor({ message }: Error): string {
  if (message.includes('unsupported image format')) return PICTURE.choose;
  if (message.includes('pixel limit')) return 'This picture is too large: at most 50 megapixels.';
  return 'This picture cannot be read: its file seems to be damaged.';
}

/**
 * Makes an upload into a WebP of the shape asked for (D38). Only its pixels are kept: the first
 * frame, turned the way its camera was held; metadata such as the place is gone.
 * @param upload whatever was sent; judged by its content, not by its name
 * @param uploader an account; accounts that wait take turns
 * @throws AppError invalid_file; server_busy while too many other uploads wait
 */
export async function makePicture(
  upload: Buffer,
  shape: PictureShape,
  uploader: number,
): Promise<Buffer> {
  loaded ??= loadSharp();
  const sharp = await loaded;
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

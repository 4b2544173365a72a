import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#core/config.ts';
import { type Bucket, parseFilesUrl } from './files-url.ts';

async function openBucket({ accessKeyId, secretAccessKey, ...where }: Bucket): Promise<Disk> {
  // Loaded when it is used: the client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    ...where,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
    // Stores other than Amazon's own do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Somebody waits for the reply: a store that is away is told of soon.
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: 10_000,
      throwOnRequestTimeout: true,
    },
  });
  return new Disk(driver);
}

/** Where uploads are kept: a folder of the data directory, or an S3-compatible bucket (D38). */
export async function openFiles(config: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<Disk> {
  const bucket = config.filesUrl ? parseFilesUrl(config.filesUrl) : null;
  if (bucket) return openBucket(bucket);
  return new Disk(
    new FSDriver({ location: path.join(config.dataDir, 'files'), visibility: 'private' }),
  );
}

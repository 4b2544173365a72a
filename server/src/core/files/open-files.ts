import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#core/config.ts';

/** `s3://key:secret@host[:port]/bucket[?region=…][&http=1]`, as the S3 client takes it. */
async function bucket(address: string) {
  const url = new URL(address);
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    endpoint: `${url.searchParams.has('http') ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: decodeURIComponent(url.pathname.slice(1)),
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
    // Stores other than Amazon's own do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Where uploads are kept: a folder of the data directory, or an S3-compatible bucket (D38). */
export async function openFiles(config: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<Disk> {
  if (config.filesUrl) return new Disk(await bucket(config.filesUrl));
  return new Disk(
    new FSDriver({ location: path.join(config.dataDir, 'files'), visibility: 'private' }),
  );
}

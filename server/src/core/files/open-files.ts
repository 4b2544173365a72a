import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#core/config.ts';
import { parseFilesUrl, type S3Bucket } from './files-url.ts';

/** The server's deadline in ms, because users wait for a reply. */
const REPLY_DEADLINE = 3_000;
/** The deadline of commands in ms, such as a backup over a slow line. */
export const COMMAND_DEADLINE = 60_000;

async function openBucket(
  { accessKeyId, secretAccessKey, bucket, ...where }: S3Bucket,
  deadline: number,
): Promise<Disk> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    ...where,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Some stores other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: Math.min(2_000, deadline) },
  });
  const send = client.send.bind(client) as unknown as (
    command: unknown,
    options: { abortSignal: AbortSignal },
  ) => Promise<never>;
  // The client's own timeouts restart with each attempt; this one covers all of them.
  client.send = (command: unknown) => send(command, { abortSignal: AbortSignal.timeout(deadline) });
  return new Disk(new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' }));
}

/** A folder or an S3-compatible bucket (D38). @param deadline in ms, including retries */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 'filesUrl'>,
  deadline = REPLY_DEADLINE,
): Promise<Disk> {
  const bucket = config.filesUrl ? parseFilesUrl(config.filesUrl) : null;
  if (bucket) return openBucket(bucket, deadline);
  return new Disk(
    new FSDriver({ location: path.join(config.dataDir, 'files'), visibility: 'private' }),
  );
}

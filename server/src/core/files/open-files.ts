import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#core/config.ts';
import { type Bucket, parseFilesUrl } from './files-url.ts';

/** For the server: someone waits for the reply. */
const REPLY_DEADLINE = 3_000;
/** For commands, such as a backup over a slow line: only a store that hangs times out. */
export const COMMAND_DEADLINE = 60_000;

async function openBucket(
  { accessKeyId, secretAccessKey, bucket, ...where }: Bucket,
  deadline: number,
): Promise<Disk> {
  // Loaded when they are used: the client is large.
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    ...where,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Stores other than Amazon's own do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: Math.min(2_000, deadline) },
  });
  const send = client.send.bind(client) as unknown as (
    command: unknown,
    options: { abortSignal: AbortSignal },
  ) => Promise<never>;
  // The client's own timeouts begin anew with each attempt; this one covers them all.
  client.send = (command: unknown) => send(command, { abortSignal: AbortSignal.timeout(deadline) });
  return new Disk(new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' }));
}

/**
 * Where uploads are stored: a folder of the data directory, or an S3-compatible bucket (D38).
 * @param deadline how long one operation at the bucket may take, retries and the transfer included;
 *   in milliseconds
 */
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

/** An S3-compatible bucket and the way into it. */
export interface Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Reads `s3://key:secret@host[:port]/bucket[?region=…][&http=1]`.
 * @returns null when it is not of that form
 */
export function parseFilesUrl(text: string): Bucket | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !url.host || url.hash) return null;
  const { region = 'us-east-1', http, ...others } = Object.fromEntries(url.searchParams);
  if (!region || ![undefined, '1'].includes(http) || Object.keys(others).length > 0) return null;
  const [bucket, accessKeyId, secretAccessKey] = [
    url.pathname.slice(1),
    url.username,
    url.password,
  ].map(decode);
  if (!bucket?.match(/^[\w.-]+$/) || !accessKeyId || !secretAccessKey) return null;
  const endpoint = `${http ? 'http' : 'https'}://${url.host}`;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** The text behind percent signs; empty when they stand for none. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

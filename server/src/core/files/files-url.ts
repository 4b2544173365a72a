export interface S3Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export function parseFilesUrl(text: string): S3Bucket | null {
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

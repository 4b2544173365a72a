import http from 'node:http';

export interface Reply {
  status: number;
  body: Buffer;
  json: Record<string, unknown>;
  servedBy: string;
  cookie: string;
}

interface Call {
  method?: string;
  body?: object | Buffer;
  cookie?: string | undefined;
  /** The caller's address on this machine, for example 127.0.0.7. */
  from?: string;
  headers?: Record<string, string>;
  /** Without one, it waits for the reply as long as it takes. */
  timeoutMs?: number;
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Makes one request over its own connection: a POST of JSON if it has a body, unless specified. */
export function call(
  url: string,
  { body, cookie, from, headers, timeoutMs, ...rest }: Call = {},
): Promise<Reply> {
  const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = http.request(
    url,
    {
      method: rest.method ?? (payload === undefined ? 'GET' : 'POST'),
      agent: false,
      ...(timeoutMs && { signal: AbortSignal.timeout(timeoutMs) }),
      ...(from && { localAddress: from }),
      headers: {
        // The servers' PUBLIC_URL, because they refuse other hosts.
        host: 'intranet.test',
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
        ...(cookie && { cookie }),
        ...headers,
      },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          body: whole,
          json: parse(whole),
          servedBy: String(response.headers['x-served-by'] ?? ''),
          cookie: (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
        });
      });
    },
  );
  request.on('error', reject);
  request.end(payload);
  return promise;
}

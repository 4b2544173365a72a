import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Just enough CBOR for an authenticator (RFC 8949): small maps of integers, text, bytes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export interface Saying {
  challenge: string;
  origin?: string;
  /** False if no finger, face or PIN was checked. */
  verified?: boolean;
  userHandle?: string;
}

/** A software passkey that replies like a browser, and can return false data. */
export function softAuthenticator(site = 'http://intranet.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, { challenge, origin = site }: Saying) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, { verified = true }: Saying, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const shown = PRESENT | flags | (verified ? VERIFIED : 0);
    return Buffer.concat([sha256(new URL(site).hostname), Buffer.from([shown]), count, more]);
  };
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    setCounter(value: number) {
      counter = value;
    },
    register(saying: Saying) {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), rawId, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(HAS_KEY, saying, made)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', saying).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    signIn(saying: Saying) {
      counter += 1;
      const data = authData(0, saying);
      const client = clientData('webauthn.get', saying);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(saying.userHandle !== undefined && { userHandle: saying.userHandle }),
      });
    },
  };
}

import { expect, test } from 'vitest';
import { createPushKeys } from './push-keys.ts';

/** The key of this secret begins with a zero, like that of one in 256. */
const SECRET = 'secret-00000000000000000000000000000254';

test('a private key has 32 bytes, also with a leading zero', () => {
  const key = Buffer.from(createPushKeys(SECRET).privateKey, 'base64url');
  expect([key.length, key[0]]).toEqual([32, 0]);
});

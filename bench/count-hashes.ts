// Preloaded into a measured server: appends a byte to HASHES_FILE for each password check.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = process.env.HASHES_FILE;
if (file) {
  const load = createRequire(new URL('../server/package.json', import.meta.url));
  const argon2 = load('@node-rs/argon2') as { verify: (...given: unknown[]) => unknown };
  const { verify } = argon2;
  argon2.verify = (...given) => {
    appendFileSync(file, '.');
    return verify(...given);
  };
}

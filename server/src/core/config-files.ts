import { readFileSync } from 'node:fs';
import { listOf } from '@intranet/contract/core/text.ts';
import { OperatorError } from './operator-error.ts';

export class ConfigError extends OperatorError {}

/** Secret settings. `<NAME>_FILE` may name a file that contains one, as container engines mount them. */
const SECRETS = listOf(
  'AUTH_SECRET, VAULT_KEY, DATABASE_URL, MAIL_URL, FILES_URL, OIDC_CLIENT_SECRET, METRICS_TOKEN',
);

function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The file ${file} (${name}_FILE) cannot be read: ${code}.`);
  }
  if (text === '') throw new ConfigError(`The file ${file} (${name}_FILE) is empty.`);
  return text;
}

/** Reads secrets from files. @throws ConfigError if given both ways, unreadable or empty */
export function readSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = { ...given };
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      throw new ConfigError(
        `The settings ${name} and ${name}_FILE are both given: remove one of them.`,
      );
    }
    settings[name] = readSecret(name, file);
  }
  return settings;
}

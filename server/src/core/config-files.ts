import { readFileSync } from 'node:fs';
import { OperatorError } from './operator-error.ts';

export class ConfigError extends OperatorError {}

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

/** Reads the settings that `<NAME>_FILE` gives as a file. @throws ConfigError */
export function readSecretFiles(given: NodeJS.ProcessEnv, secrets: readonly string[]) {
  const settings = { ...given };
  for (const name of secrets) {
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

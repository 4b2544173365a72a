import path from 'node:path';
import { OperatorError, runCommand } from '../server/src/core/operator-error.ts';

/**
 * Runs a command whose one argument is a file, relative to the operator's working directory.
 * @param run gets the file's absolute path and the flags that were given
 */
export function runOnFile(
  usage: string,
  run: (file: string, flags: ReadonlySet<string>) => Promise<string>,
  allowedFlags: readonly string[] = [],
): Promise<void> {
  return runCommand(async () => {
    const given = process.argv.slice(2);
    const flags = new Set(given.filter((word) => allowedFlags.includes(word)));
    const [file, ...rest] = given.filter((word) => !flags.has(word));
    if (!file || file.startsWith('-') || rest.length > 0) throw new OperatorError(usage);
    // npm runs its scripts in the project's folder; the name was given in the operator's own.
    return run(path.resolve(process.env.INIT_CWD ?? '.', file), flags);
  });
}

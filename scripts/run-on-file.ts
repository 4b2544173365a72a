import path from 'node:path';
import { OperatorError, runCommand } from '../server/src/core/operator-error.ts';

/** Runs a command with one file argument, relative to the operator's working directory. */
export function runOnFile(
  usage: string,
  run: (file: string, flags: ReadonlySet<string>) => Promise<string>,
  allowedFlags: readonly string[] = [],
): Promise<void> {
  return runCommand(async () => {
    const given = process.argv.slice(2);
    if (given.includes('--help') || given.includes('-h')) return usage;
    const flags = new Set(given.filter((word) => allowedFlags.includes(word)));
    const [file, ...rest] = given.filter((word) => !flags.has(word));
    if (!file || file.startsWith('-') || rest.length > 0) throw new OperatorError(usage);
    // npm runs scripts in the project's folder; INIT_CWD is the operator's.
    return run(path.resolve(process.env.INIT_CWD ?? '.', file), flags);
  });
}

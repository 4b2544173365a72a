import path from 'node:path';
import { OperatorError, runCommand } from '../server/src/core/operator-error.ts';

/** Runs a command whose one argument is a file, relative to where the operator is. */
export function runOnFile(usage: string, run: (file: string) => Promise<string>): Promise<void> {
  return runCommand(async () => {
    const [file, ...rest] = process.argv.slice(2);
    if (!file || file.startsWith('-') || rest.length > 0) throw new OperatorError(usage);
    // npm runs its scripts in the project's folder; the name was given in the operator's own.
    return run(path.resolve(process.env.INIT_CWD ?? '.', file));
  });
}

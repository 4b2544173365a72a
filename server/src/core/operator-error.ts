import { restrictNewFiles } from './restrict-new-files.ts';

/** What whoever runs the server can mend: its message is one sentence, shown without a stack. */
export class OperatorError extends Error {}

/**
 * Runs a command of the terminal to its end: prints what it has to say, or the one sentence of what the
 * operator can mend, and then the process ends with 1.
 */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  restrictNewFiles();
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

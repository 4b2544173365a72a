import { restrictNewFiles } from './restrict-new-files.ts';

/** A failure that the operator can fix. Its message is one sentence, shown without a stack. */
export class OperatorError extends Error {}

/** Runs a terminal command and prints its result, or an OperatorError's sentence with exit code 1. */
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

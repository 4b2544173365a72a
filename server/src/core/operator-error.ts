import { type ParseArgsConfig, parseArgs } from 'node:util';
import { restrictNewFiles } from './restrict-new-files.ts';

/** A failure that the operator can fix. Its message is one sentence, shown without a stack. */
export class OperatorError extends Error {}

/** The command's options. @throws OperatorError with the usage if there are others */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

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

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BackupError } from '@intranet/backup/backup-error.ts';
import { EmbeddedPostgresError } from '@intranet/embedded-database/embedded-postgres-error.ts';
import { restrictNewFiles } from './restrict-new-files.ts';

/** A failure that the operator can fix. Its message is one sentence, shown without a stack. */
export class OperatorError extends Error {}

const FOR_OPERATORS = [OperatorError, BackupError, EmbeddedPostgresError];

/** The other packages have errors of their own. */
export const isForOperator = (error: unknown): error is Error =>
  FOR_OPERATORS.some((kind) => error instanceof kind);

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

/** Runs a terminal command and prints its result, or a sentence for the operator with exit code 1. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  restrictNewFiles();
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    if (!isForOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

import { OperatorError } from '../operator-error.ts';

/** A backup or restore that failed without changing anything. */
export class BackupError extends OperatorError {}

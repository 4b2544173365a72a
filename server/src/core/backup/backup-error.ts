import { OperatorError } from '../operator-error.ts';

/** A backup that cannot be made or restored: one sentence for whoever asked; nothing was changed. */
export class BackupError extends OperatorError {}

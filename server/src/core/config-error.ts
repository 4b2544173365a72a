import { OperatorError } from './operator-error.ts';

/** A setting that is wrong: one sentence that names it; the start stops with it. */
export class ConfigError extends OperatorError {}

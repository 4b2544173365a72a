import { ERROR_STATUS, type ErrorCode } from '@intranet/contract/core/errors.ts';

interface Details {
  fields?: Record<string, string>;
  /** The present state of what could not be changed. */
  current?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A failure the product expects (D31): a stable code, and a sentence for a person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A failure that concerns one input of a form: its sentence stands there. */
export function atField(code: ErrorCode, field: string, sentence: string): AppError {
  return new AppError(code, sentence, { fields: { [field]: sentence } });
}

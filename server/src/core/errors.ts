import type { ErrorCode } from '@intranet/contract/core/errors.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';

interface Details {
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
  candidates?: readonly Namesake[];
  retryAfterSeconds?: number;
}

/** An expected failure (D31): a stable code, and a sentence for the user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Refused, but answered like a missing record, so that nobody learns what exists. The audit log has it as a refusal. */
export class HiddenRefusal extends AppError {
  constructor(notFound: AppError) {
    super(notFound.code, notFound.message);
  }
}

export function atField(code: ErrorCode, field: string, sentence: string): AppError {
  return new AppError(code, sentence, { fields: { [field]: sentence } });
}

import type { ErrorCode, ErrorReply } from './errors.ts';
import { UserFacingError } from './user-facing-error.ts';

/** A failed call, with the server's sentence and code, or code `network` without a JSON reply. */
export class CallError extends UserFacingError {
  readonly code: ErrorCode | 'network';
  /** The HTTP status; 0 without a reply. */
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly current: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode | 'network',
    message: string,
    reply?: Partial<ErrorReply>,
    status = 0,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = reply?.fields ?? {};
    this.current = reply?.current;
  }
}

/** True if the server replied in JSON, so that the error has the server's sentence. */
export function wasAnswered(error: unknown): error is CallError {
  return error instanceof CallError && error.code !== 'network';
}

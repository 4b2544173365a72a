import type { ErrorCode } from '@intranet/contract/errors.ts';
import * as oidc from 'openid-client';
import { AppError } from '#core/errors.ts';

/** A sign-in through the provider that came to nothing. */
export class SignOnFailure extends AppError {
  /** For the audit log and the operator; without a code, a token or anything else secret (S8). */
  readonly reason: string;

  constructor(code: ErrorCode, message: string, reason: string) {
    super(code, message);
    this.reason = reason;
  }
}

/** What the library found wrong about an answer that did come: its proof does not hold. */
const NO_PROOF = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
];

/** What went wrong, as one line; of a cause only its message, since the rest may hold tokens. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const about =
    error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError
      ? [error.error, error.error_description]
      : [error.cause instanceof Error ? describe(error.cause) : ''];
  const parts = [error.message, ...about].filter(Boolean);
  return [...new Set(parts)].join(': ').slice(0, 500);
}

/** The provider is away, is not set up as it should be, or makes no sense. */
export function providerUnavailable(error: unknown, name: string): SignOnFailure {
  return new SignOnFailure(
    'unavailable',
    `Signing in with ${name} is not possible right now. Please try again in a moment, or sign in with your password.`,
    describe(error),
  );
}

/** What to tell the person, and the operator, of an error of the library or of the network. */
export function explainFailure(error: unknown, name: string): SignOnFailure {
  if (error instanceof SignOnFailure) return error;
  const refused = (sentence: string) =>
    new SignOnFailure('invalid_credentials', sentence, describe(error));
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
    return refused(`The sign-in at ${name} was cancelled. You can try again.`);
  }
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
    return refused('This sign-in was used already, or took too long. Please sign in again.');
  }
  if (error instanceof oidc.ClientError && NO_PROOF.includes(error.code ?? '')) {
    return refused(`The answer of ${name} could not be confirmed. Please sign in again.`);
  }
  return providerUnavailable(error, name);
}

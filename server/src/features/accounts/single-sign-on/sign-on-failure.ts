import type { ErrorCode } from '@intranet/contract/core/errors.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { listOf } from '@intranet/contract/core/text.ts';
import * as oidc from 'openid-client';
import { AppError } from '#core/errors.ts';

export class SignOnFailure extends AppError {
  /** The reason for the audit log and the operator, without codes, tokens (S8) or text from the browser. */
  readonly reason: string;

  constructor(code: ErrorCode, message: string, reason: string) {
    super(code, message);
    this.reason = reason;
  }
}

const NO_PROOF = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
];

const ERROR_NAMES: readonly string[] = listOf(
  'access_denied, account_selection_required, consent_required, interaction_required',
  'invalid_client, invalid_grant, invalid_request, invalid_request_object, invalid_request_uri',
  'invalid_scope, login_required, registration_not_supported, request_not_supported',
  'request_uri_not_supported, server_error, temporarily_unavailable, unauthorized_client',
  'unsupported_grant_type, unsupported_response_type',
);

/** Anyone can put an error into the browser's address, so only known names are logged. */
const errorName = (error: string) => (ERROR_NAMES.includes(error) ? error : 'unknown error');

/** The library's messages are fixed sentences; external texts are omitted. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error instanceof oidc.AuthorizationResponseError) {
    return `the browser came back with ${errorName(error.error)}`;
  }
  if (error instanceof oidc.ResponseBodyError) return `${error.message}: ${errorName(error.error)}`;
  const { cause } = error;
  const isReadable = cause instanceof Error && !(cause instanceof SyntaxError);
  const parts = isReadable ? [error.message, describe(cause)] : [error.message];
  return [...new Set(parts.filter(Boolean))].join(': ').slice(0, 500);
}

export function providerUnavailable(error: unknown, name: string): SignOnFailure {
  return new SignOnFailure(
    'unavailable',
    t(
      '{name} sign-in isn’t available right now. Try again in a moment, or sign in with your password.',
      { name },
    ),
    describe(error),
  );
}

const BAD_CODE = ['invalid_grant', 'invalid_request'];

export function explainFailure(error: unknown, name: string): SignOnFailure {
  if (error instanceof SignOnFailure) return error;
  const refused = (sentence: string) =>
    new SignOnFailure('invalid_credentials', sentence, describe(error));
  // This error came from the browser, so it says nothing about the provider.
  if (error instanceof oidc.AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? refused(t('Signing in with {name} was cancelled. You can try again.', { name }))
      : refused(t('Signing in with {name} failed. Please sign in again.', { name }));
  }
  // The provider's error for an invalid code, which the browser may have invented.
  if (error instanceof oidc.ResponseBodyError && BAD_CODE.includes(error.error)) {
    return refused(t('This sign-in was already used or took too long. Please sign in again.'));
  }
  if (error instanceof oidc.ClientError && NO_PROOF.includes(error.code ?? '')) {
    return refused(
      t('We couldn’t verify the response from {name}. Please sign in again.', { name }),
    );
  }
  return providerUnavailable(error, name);
}

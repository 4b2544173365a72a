import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@intranet/contract/core/errors.ts';
import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isStalePlan } from '#core/db/preparing-pool.ts';
import { AppError } from '#core/errors.ts';
import { inLanguage } from '#core/language.ts';
import { languageOf } from '#core/translators.ts';

const NOT_JSON = msg('The request is not well-formed JSON.');

const FRAMEWORK_ERRORS: Record<string, [ErrorCode, Message]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', msg('The request is too large.')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', msg('Please send JSON.')],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_json', msg('The request has no JSON in it.')],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_json', NOT_JSON],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_json', msg('The request is not complete.')],
};

const AWAY =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed/;

/** A standby that is not primary yet, or a former primary. */
const READ_ONLY = '25006';

/** True for errors worth retrying: unavailable, restarting, busy, deadlock, or migrated meanwhile. */
function isDatabaseAway(error: Error & { code?: string }): boolean {
  const code = error.code ?? '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', READ_ONLY].includes(code) ||
    /^(08|57P0|53|40)/.test(code) ||
    AWAY.test(error.message) ||
    isStalePlan(error)
  );
}

function isFileStoreAway(error: Error & { code?: string }): boolean {
  return /^E_CANNOT_(WRITE|READ|DELETE)_FILE$/.test(error.code ?? '');
}

function fieldErrors(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.validation ?? []) {
    const name = issue.instancePath.split('/').filter(Boolean).join('.');
    if (!(name in fields)) fields[name] = issue.message ?? t('This value isn’t valid');
  }
  return fields;
}

interface Reply {
  status: number;
  body: ErrorReply;
  /** False for failures to log. */
  expected: boolean;
}

function toReply(error: FastifyError): Reply {
  const expected = (
    code: ErrorCode,
    sentence: string,
    { status = ERROR_STATUS[code], ...more }: Partial<ErrorReply> & { status?: number } = {},
  ): Reply => ({ status, body: { error: sentence, code, ...more }, expected: true });

  if (error instanceof AppError) {
    const { fields, current, candidates } = error.details;
    const details = {
      ...(fields && { fields }),
      ...(current && { current }),
      ...(candidates && { candidates: [...candidates] }),
    };
    return expected(error.code, error.message, details);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldErrors(error);
    const [first] = Object.values(fields);
    return expected('invalid_input', first ?? t('This value isn’t valid'), { fields });
  }
  const known = FRAMEWORK_ERRORS[error.code ?? ''];
  if (known) return expected(known[0], t(known[1]));
  const status = error.statusCode ?? 500;
  if (error instanceof SyntaxError && status === 400) return expected('invalid_json', t(NOT_JSON));
  if (status >= 400 && status < 500) {
    const sentence = t('This couldn’t be processed. Reload the page and try again.');
    return expected('invalid_input', sentence, { status });
  }
  if (isDatabaseAway(error) || isFileStoreAway(error)) {
    const sentence = t('The service isn’t available right now. Please try again in a moment.');
    return { ...expected('unavailable', sentence), expected: false };
  }
  return { ...expected('unexpected', t('Unexpected error')), expected: false };
}

/** What the header Retry-After says: a database or a bucket may be back at any moment. */
function secondsToWait(error: Error, code: ErrorCode): number | undefined {
  if (error instanceof AppError) return error.details.retryAfterSeconds;
  return code === 'unavailable' ? 1 : undefined;
}

/** A sentence that can't be translated must not change the form of the reply. */
function toReplyOrUnexpected(error: FastifyError, request: FastifyRequest): Reply {
  try {
    // The body parser loses the language.
    return inLanguage(languageOf(request), () => toReply(error));
  } catch (cause) {
    request.log.error({ err: cause }, 'reply failed');
    return {
      status: 500,
      body: { error: 'Unexpected error', code: 'unexpected' },
      expected: false,
    };
  }
}

/** Turns every failure into a reply (D31). Unexpected errors are logged, and their details hidden. */
export function installErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, expected } = toReplyOrUnexpected(error, request);
    if (!expected) {
      request.log.error({ err: error }, 'request failed');
      body.request_id = request.id;
    }
    const seconds = secondsToWait(error, body.code);
    if (request.routeOptions.config.tellsSuccess) {
      body.success = false;
      body.message = body.error;
    }
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    return reply.code(status).send(body);
  });
}

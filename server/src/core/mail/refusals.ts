/** True if the mail server rejected the message itself. Connection, load and login problems are temporary. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, permanent } = (error ?? {}) as { code?: string; permanent?: boolean };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && permanent !== false;
}

interface SmtpError {
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * True if the mail server will never deliver to this recipient (D65). Its reply to RCPT TO must be a
 * 5xx that isn't about sign-in or relaying (RFC 4954, RFC 3463: 5.7), because a setting of ours
 * would then refuse everybody.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = (error ?? {}) as SmtpError;
  if (command !== 'RCPT TO' || !isRefusedForGood(error)) return false;
  const isAboutUs = [530, 534, 535, 538, 554].includes(responseCode);
  const enhanced = /^\d{3}[ -]5\.(\d+)\./.exec(response)?.[1];
  return enhanced ? enhanced === '1' || enhanced === '2' : responseCode >= 500 && !isAboutUs;
}

import type { Socket } from 'node:net';
import type { ErrorReply } from '@intranet/contract/core/errors.ts';

interface ClientError extends Error {
  code?: string;
}

function statusOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  return '400 Bad Request';
}

/** Replies to bytes that are not HTTP, which never become a request, in the usual error format (D31). */
export function refuseBrokenRequest(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const reply: ErrorReply = { error: 'The request is not well-formed.', code: 'invalid_input' };
  const body = JSON.stringify(reply);
  socket.end(
    `HTTP/1.1 ${statusOf(error.code)}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

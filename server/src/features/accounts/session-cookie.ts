import type { FastifyReply } from 'fastify';
import { siteCookie } from '#core/http/site-cookie.ts';

/** Lifetime of a session with "Remember me" and of its cookie (D7). */
export const REMEMBERED_SECONDS = 30 * 86_400;
/** Other sessions end after this idle time; their cookie ends with the browser. */
export const IDLE_SECONDS = 12 * 3_600;

const cookie = siteCookie('session');

export const readSessionCookie = cookie.read;

export const clearSessionCookie = cookie.clear;

export function setSessionCookie(
  reply: FastifyReply,
  session: { token: string; remember: boolean },
): void {
  cookie.set(reply, session.token, session.remember ? REMEMBERED_SECONDS : undefined);
}

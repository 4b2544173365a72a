import type { FastifyRequest } from 'fastify';

const TOKEN_LENGTH = 43;

/** Scheme and host, as in `GET http://intranet/path`; the host may include a user and a password. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
/** The start of a query, even if its delimiter is percent-encoded. */
const QUERY = /[?#;]|%3[fb]|%23/i;

const shorten = (segment: string): string =>
  segment.length < TOKEN_LENGTH ? segment : `[${segment.length} characters]`;

function shortenPath(url: string): string {
  const [path = ''] = url.replace(ORIGIN, '').split(QUERY);
  return path.split('/').map(shorten).join('/');
}

/**
 * The route's pattern, such as `/api/calendar_feed/{secret}`, because the router decodes addresses
 * before matching. Without a match, long segments are shortened (S8).
 */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (!pattern || pattern.includes('*')) return shortenPath(url);
  return pattern.replace(/:(\w+)/g, '{$1}');
}

/** An address inside text ends at a space or quote; in JSON also at an escape. */
const QUERY_IN_TEXT = /(?<=\/[^\s?"'`\\]*)\?[^\s"'`\\]*/g;
const LONG_SEGMENT_IN_TEXT = new RegExp(`(?<=/)[^\\s/?"'\`\\\\]{${TOKEN_LENGTH},}`, 'g');

/** Removes queries and long path segments of addresses, which framework messages quote (S8). */
export function shortenLine(line: string): string {
  return line.replace(QUERY_IN_TEXT, '').replace(LONG_SEGMENT_IN_TEXT, shorten);
}

// Loaded into the product before its own code (NODE_OPTIONS). Requests to this name reach the test's own server, which
// S13 would refuse as an internal address; the server's tests show that.
import https from 'node:https';
import { CERTIFICATE } from '../server/src/core/public-fetch/certificate.fixture.ts';
import { HOOKS_HOST } from './hooks-host.ts';

const { request } = https;

https.request = ((url: URL, options: https.RequestOptions, onReply: () => void) => {
  if (url.hostname !== HOOKS_HOST) return request(url, options, onReply);
  const { agent: _, lookup: __, ...others } = options;
  const here = { hostname: '127.0.0.1', servername: HOOKS_HOST, ca: CERTIFICATE };
  return request(url, { ...others, ...here, port: process.env.HOOKS_PORT }, onReply);
}) as typeof https.request;

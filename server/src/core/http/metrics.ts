import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import type { Config } from '#core/config.ts';
import { addStateMetrics, type PoolState, type StateSource } from './metrics-state.ts';

export type { PoolState };

const NO_ROUTE = '/*';
/** Every file of the web app has its own route; they share one label. */
const ASSETS = /^\/(assets|showcase)\//;

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const digest = (text: string) => createHash('sha256').update(text).digest();

function carries(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

function routeOf({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return NO_ROUTE;
  return ASSETS.test(url) ? url.replace(/^(\/\w+\/).*/, '$1*') : url;
}

/** Serves GET /metrics for Prometheus, with METRICS_TOKEN only. Mount it before the routes. */
export async function mountMetrics(
  app: FastifyInstance,
  deps: StateSource & { config: Pick<Config, 'metricsToken'> },
): Promise<void> {
  const { metricsToken } = deps.config;
  if (metricsToken === null) return;
  await app.register(fastifyMetrics.default, {
    endpoint: null,
    // A process has one app; tests create several.
    clearRegisterOnInit: true,
    routeMetrics: {
      enabled: { histogram: true, summary: false },
      registeredRoutesOnly: false,
      overrides: {
        labels: { getRouteLabel: routeOf },
        histogram: {
          help: 'Seconds from a request to the end of its reply, by declared path',
          buckets: BUCKETS,
        },
      },
    },
  });
  const { client } = app.metrics;
  const registry = client.register;
  registry.removeSingleMetric('http_request_summary_seconds');
  const readState = addStateMetrics(client, deps);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!carries(request, metricsToken)) return reply.callNotFound();
    await readState();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

import type { FastifyInstance } from 'fastify';
import type { Config } from '#core/config.ts';
import type { Deps } from '#core/deps.ts';
import type { OwnPages } from '#features/links/own-pages.ts';

/** Optional parts of the product. `--demo` adds the demo company; production adds none. */
export interface Additions {
  /** Settings for what the environment leaves open. */
  settings?(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
  /** Runs after migrations and before the server listens. */
  fill?(deps: Deps): Promise<void>;
  mountRoutes?(app: FastifyInstance): void;
  ownPages?: OwnPages;
  greeting?(config: Config): string[];
}

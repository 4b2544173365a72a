import type { FastifyInstance } from 'fastify';
import type { Config } from '#core/config.ts';
import type { Deps } from '#core/deps.ts';
import type { OwnPages } from '#features/links/own-pages.ts';

/** Parts that a start adds to the product. `--demo` adds the demo company; production adds none. */
export interface Additions {
  /** Runs once the database is migrated, before the server listens. */
  fill?(deps: Deps): Promise<void>;
  /** Mounts routes beside the product's own. */
  mountRoutes?(app: FastifyInstance): void;
  ownPages?: OwnPages;
  /** Lines that the operator reads once the server is ready. */
  greeting?(config: Config): string[];
}

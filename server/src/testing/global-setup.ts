import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@intranet/embedded-database/start-embedded.ts';
import type { TestProject } from 'vitest/node';
import { APPLICATION_ROLE } from '#core/db/application-role.ts';
import { openDatabase } from '#core/db/database.ts';
import { prepareDatabase } from '#core/db/prepare-database.ts';
import { startJobs } from '#core/jobs/jobs.ts';
import { QUEUES } from '../queues.ts';

export interface TestCluster {
  host: string;
  port: number;
  user: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

export const TEMPLATE = 'intranet_template';

/** Starts one real PostgreSQL with a migrated template for the whole run. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  const { host, port, user, database } = postgres.connection;
  const cluster = { host, port, user };
  // Connections that end with the server don't fail a test.
  const onError = () => undefined;

  const admin = openDatabase({ ...cluster, database }, { onError });
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const owner = { ...cluster, database: TEMPLATE };
  const connection = { ...owner, user: APPLICATION_ROLE };
  await prepareDatabase({ connection, owner }, { onError });
  const jobs = await startJobs({
    connection,
    createSchema: false,
    queues: QUEUES,
    onError,
  });
  await jobs.stop();
  project.provide('cluster', cluster);

  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

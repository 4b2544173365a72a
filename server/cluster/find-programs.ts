import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../scripts/find-program.ts';

/** Debian's packages: a file of each, and the service that it starts. */
const PACKAGES = {
  etcd: { name: 'etcd-server', files: ['/usr/bin/etcd'], service: 'etcd' },
  postgres: {
    name: 'postgresql',
    files: [15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
    service: 'postgresql',
  },
  patroni: { name: 'patroni', files: ['/usr/bin/patroni'], service: 'patroni' },
  etcdClient: {
    name: 'python3-etcd',
    files: ['/usr/lib/python3/dist-packages/etcd/__init__.py'],
    service: null,
  },
  haproxy: { name: 'haproxy', files: ['/usr/sbin/haproxy'], service: 'haproxy' },
  pgbouncer: { name: 'pgbouncer', files: ['/usr/sbin/pgbouncer'], service: 'pgbouncer' },
} as const;

type Program = keyof typeof PACKAGES;

/** Programs by name, and the folder of PostgreSQL's. */
export type Programs = Record<Program, string> & { postgresFolder: string };

/**
 * Finds the programs of the cluster, or installs them with apt-get as root and stops the services
 * that this starts.
 * @throws an error that says what is missing
 */
export function findPrograms(): Programs {
  const found = Object.entries(PACKAGES).map(([program, { name, files, service }]) => {
    const wasThere = files.some((file) => existsSync(file));
    const file = findProgram(files, name);
    if (file && !wasThere && service) spawnSync('systemctl', ['disable', '--now', service]);
    return { program, name, file };
  });
  const missing = found.filter(({ file }) => file === null).map(({ name }) => name);
  if (missing.length > 0) {
    throw new Error(
      `These tests need Debian's packages ${missing.join(', ')}: install them, or run the tests as root on a Debian.`,
    );
  }
  const programs = Object.fromEntries(found.map(({ program, file }) => [program, file]));
  return { ...programs, postgresFolder: path.dirname(programs.postgres ?? '') } as Programs;
}

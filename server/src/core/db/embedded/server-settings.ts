import { socketPort } from './socket-dir.ts';

type Options = { cluster: string; socketDir: string; durable: boolean };

/** The arguments of `postgres`. On the command line they win over whatever is in the cluster's files. */
export function serverArguments({ cluster, socketDir, durable }: Options): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    // The setting is a list; quotes keep a comma in the path from splitting it.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: socketPort,
    ssl: 'off',
    max_connections: 100,
    shared_buffers: '128MB',
    // Bounds what a start after a kill has to replay.
    max_wal_size: '512MB',
    // Of a start after a kill, most went into opening and syncing a thousand files one by one.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, ...flags];
}

import { SOCKET_PORT } from './socket-dir.ts';

type Options = { cluster: string; socketDir: string; durable: boolean };

/** Many test files share one server and need no durability. */
const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 400,
};

export function serverArguments({ cluster, socketDir, durable }: Options): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    // The setting is a list; quotes protect a comma in the path.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: SOCKET_PORT,
    ssl: 'off',
    max_connections: 100,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Opening and syncing a thousand files one by one took most of a start after a kill.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    ...(!durable && FOR_TESTS),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, ...flags];
}

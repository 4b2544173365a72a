import { findProgram } from '../../scripts/find-program.ts';

const SYSTEM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds the system's nginx, or installs it with apt-get as root.
 * @throws an error that says what is missing
 */
export function findNginx(): string {
  const found = findProgram(SYSTEM, 'nginx-light');
  if (found) return found;
  throw new Error('These tests need an nginx: install one, or run them as root on a Debian.');
}

import type { Config } from '#core/config.ts';
import { isLoopback } from '#core/config-values.ts';

function isPlain(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

/** What the log warns of at the start about the addresses that people use (D64, S7). */
export function addressWarnings({ publicUrls, host }: Pick<Config, 'publicUrls' | 'host'>) {
  const plain = publicUrls.filter(isPlain);
  if (plain.length > 0) {
    return [
      `PUBLIC_URL lists ${plain.join(', ')}: without https, others on the network can read passwords, and passkeys and installing the app are not available. Use https if you can.`,
    ];
  }
  if (publicUrls.length === 0 && !isLoopback(host)) {
    return [
      'PUBLIC_URL is not set although HOST is not loopback: the server answers to any host name. Set PUBLIC_URL to the address that people use.',
    ];
  }
  return [];
}

import type { Config } from '#core/config.ts';
import { isLoopback } from '#core/config-values.ts';

type Settings = Pick<Config, 'publicUrls' | 'host' | 'port' | 'mailUrl' | 'demo'>;

function isPlain(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

function addressWarnings({ publicUrls, host, port }: Settings): string[] {
  const plain = publicUrls.filter(isPlain);
  const unreachable = plain.filter((url) => isLoopback(host) && new URL(url).port === String(port));
  if (unreachable.length > 0) {
    return [
      `PUBLIC_URL lists ${unreachable.join(', ')}, but HOST=${host} accepts calls from this machine only. Set HOST=0.0.0.0, or put a proxy in front.`,
    ];
  }
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

/** The log's warnings at the start: about addresses (D64, S7), and emails that nobody gets. */
export function startWarnings(settings: Settings): string[] {
  const mail =
    settings.mailUrl === null && !settings.demo
      ? [
          'MAIL_URL is not set: emails become files, and nobody gets them. Admins see them at /outbox.',
        ]
      : [];
  return [...addressWarnings(settings), ...mail];
}

import path from 'node:path';
import { brandShades } from '@intranet/contract/core/brand.ts';
import type { Config } from '#core/config.ts';
import { mailText } from '#core/mail/content.ts';
import { mailHtml } from '#core/mail/layout.ts';
import { threadTransport } from '#core/mail/thread-transport.ts';
import type { Transport } from '#core/mail/transport.ts';
import type { Channel } from './channel.ts';

const openTransport = ({ mailUrl, mailConnections, dataDir }: Config) =>
  threadTransport({
    url: mailUrl,
    connections: mailConnections,
    folder: path.join(dataDir, 'mail'),
  });

/** Sends each recipient an email, or writes it to a file if no mail server is set (D25). */
export function emailChannel(
  config: Config,
  transport: Transport = openTransport(config),
): Channel {
  const { mailFrom, companyName, publicUrl } = config;
  const look = {
    companyName,
    colour: brandShades(config.brandColour)[8],
    icon: `${publicUrl}/icons/any-192.png`,
  };
  return {
    name: 'email',
    lettersFor: (notifications) =>
      notifications.map(({ to, content, hold }) => ({
        to: to.email,
        content,
        ...(hold && { hold }),
      })),
    deliver: ({ id, recipient, subject, content, createdAt }, signal) =>
      transport.send(
        {
          id,
          from: mailFrom,
          to: recipient,
          subject,
          text: `${mailText(content)}\n\n${companyName}\n`,
          html: mailHtml(content, look),
          ...(content.calendar && { calendar: content.calendar }),
          messageId: `<outbox-${id}-${createdAt.getTime()}@${new URL(publicUrl).hostname}>`,
        },
        signal,
      ),
    close: () => transport.close(),
  };
}

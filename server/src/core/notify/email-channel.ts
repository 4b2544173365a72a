import { queueMails } from '#core/mail/queue-mail.ts';
import type { Channel } from './channel.ts';

export const emailChannel: Channel = {
  enqueue: (tx, deps, notifications) =>
    queueMails(
      tx,
      deps,
      notifications.map(({ to, content }) => ({ to: to.email, content })),
    ),
};

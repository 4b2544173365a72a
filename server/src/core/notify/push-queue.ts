import type { Queue } from '#core/jobs/queue.ts';

/** A push message to one browser about one notification. A push service that is away gets it for a while. */
export const PUSH: Queue<{ notificationId: number; subscriptionId: number }> = {
  name: 'push',
  options: {
    retryLimit: 8,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
  },
};

interface Listed {
  subscriptions: readonly { id: number; endpoint: string }[];
}

const WORKER = '/service-worker.js';

/** False without https and in browsers without push messages. */
export const canPush = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The id of this browser's subscription among the user's; null if it gets no messages. */
export async function ownSubscription({ subscriptions }: Listed): Promise<number | null> {
  const own = await findSubscription();
  return subscriptions.find(({ endpoint }) => endpoint === own?.endpoint)?.id ?? null;
}

/** Asks the user and subscribes this browser. @returns null if the user refuses */
export async function subscribe(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription to another key can’t be renewed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

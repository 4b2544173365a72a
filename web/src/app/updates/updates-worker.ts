import type { FromWorker, ToWorker } from './messages.ts';

/** The server says every 20 s that a stream is alive. */
const MAX_SILENCE_MS = 60_000;
const RETRY_MS = 5_000;
/** After as many failures in a row, the stream is tried again less often. Pages poll meanwhile. */
const MAX_FAILURES = 3;
/** A server that restarts, or a proxy, is soon back. */
const OUTAGE_MS = 20_000;
/** Something on the way to the server may never let a stream through. */
const NEVER_LIVE_MS = 300_000;

/** The pages of one person in this browser, which share one stream. */
const pages = new Set<MessagePort>();
let stream: EventSource | null = null;
let isLive = false;
let wasLive = false;
let failures = 0;
let changedAt = 0;
/** True if a change may have been missed since the previous stream. */
let hasGap = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(message: FromWorker, to: Iterable<MessagePort> = pages): void {
  for (const page of to) page.postMessage(message);
}

function change(): void {
  changedAt = Date.now();
  tell('changed');
}

function stop(): void {
  clearTimeout(timer);
  stream?.close();
  stream = null;
  isLive = false;
}

function open(address: string): void {
  const source = new EventSource(address);
  stream = source;
  const fail = () => {
    failures += 1;
    isLive = false;
    tell('down');
    // The browser retries by itself after a lost connection, but not after a refusal.
    const retries = source.readyState === EventSource.CONNECTING && failures < MAX_FAILURES;
    if (retries) return;
    stop();
    hasGap = true;
    const later = wasLive ? OUTAGE_MS : NEVER_LIVE_MS;
    const delay = failures < MAX_FAILURES ? RETRY_MS : later;
    timer = setTimeout(() => open(address), delay * (1 + Math.random()));
  };
  const hear = () => {
    failures = 0;
    clearTimeout(timer);
    timer = setTimeout(() => {
      source.close();
      fail();
    }, MAX_SILENCE_MS);
    if (isLive) return;
    isLive = true;
    wasLive = true;
    tell('live');
    if (hasGap) change();
    hasGap = false;
  };
  source.addEventListener('alive', hear);
  source.addEventListener('message', () => {
    hear();
    change();
  });
  source.addEventListener('error', fail);
}

function receive(page: MessagePort, message: ToWorker): void {
  if (message === 'leave') {
    pages.delete(page);
    if (pages.size > 0) return;
    stop();
    failures = 0;
    hasGap = false;
    return;
  }
  const { address, since } = message.join;
  const isFirst = pages.size === 0;
  pages.add(page);
  if (isFirst) open(address);
  if (isLive) tell('live', [page]);
  if (changedAt > since) tell('changed', [page]);
}

const worker = self as unknown as { onconnect: (event: MessageEvent) => void };
worker.onconnect = ({ ports: [page] }) => {
  if (page) page.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(page, data);
};

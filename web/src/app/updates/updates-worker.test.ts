import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from './messages.ts';

/** jsdom has no EventSource. The end-to-end tests use real ones. */
class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  say(name: string) {
    this.dispatchEvent(new Event(name));
  }
  /** @param readyState CLOSED after a refusal; CONNECTING while the browser retries */
  fail(readyState: number) {
    this.readyState = readyState;
    this.say('error');
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

const worker = globalThis as unknown as { onconnect(event: { ports: unknown[] }): void };
const openStreams = () => FakeSource.all.filter(({ readyState }) => readyState !== 2);
const current = () => FakeSource.all.at(-1) as FakeSource;

/** A page's end of its connection to the worker. */
function openPage(since = Date.now()) {
  const heard: FromWorker[] = [];
  const port = { postMessage: (message: FromWorker) => heard.push(message) } as {
    onmessage?: (event: { data: ToWorker }) => void;
    postMessage(message: FromWorker): void;
  };
  worker.onconnect({ ports: [port] });
  const send = (data: ToWorker) => port.onmessage?.({ data });
  send({ join: { address: '/api/updates', since } });
  return { heard, leave: () => send('leave') };
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  await import('./updates-worker.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shares one stream among pages, and closes it after the last', () => {
  const [first, second] = [openPage(), openPage()];
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/updates']);
  current().say('alive');
  current().say('message');
  const third = openPage();
  expect([first.heard, second.heard, third.heard]).toEqual([
    ['live', 'changed'],
    ['live', 'changed'],
    ['live'],
  ]);
  first.leave();
  second.leave();
  expect(openStreams()).toHaveLength(1);
  third.leave();
  expect(openStreams()).toHaveLength(0);
  vi.advanceTimersByTime(1_000_000);
  expect(FakeSource.all).toHaveLength(1);
});

it('tells a page about a change after its data was read', () => {
  openPage();
  const since = Date.now();
  vi.advanceTimersByTime(1_000);
  current().say('message');
  expect(openPage(since).heard).toEqual(['live', 'changed']);
});

it('after an outage of minutes, opens a stream within 40 seconds and reports a change', () => {
  const { heard } = openPage();
  current().say('alive');
  for (let n = 0; n < 3; n += 1) current().fail(FakeSource.CONNECTING);
  expect(heard).toEqual(['live', 'down', 'down', 'down']);
  expect(openStreams()).toHaveLength(0);
  for (let minute = 0; minute < 5; minute += 1) {
    const before = FakeSource.all.length;
    vi.advanceTimersByTime(40_000);
    expect(FakeSource.all.length).toBeGreaterThan(before);
    current().fail(FakeSource.CLOSED);
  }
  vi.advanceTimersByTime(40_000);
  current().say('alive');
  // Something may have changed meanwhile.
  expect(heard.slice(-2)).toEqual(['live', 'changed']);
});

it('where no stream ever worked, tries again minutes later', () => {
  const { heard } = openPage();
  for (let n = 0; n < 3; n += 1) current().fail(FakeSource.CONNECTING);
  vi.advanceTimersByTime(299_000);
  expect(FakeSource.all).toHaveLength(1);
  vi.advanceTimersByTime(301_000);
  expect(FakeSource.all).toHaveLength(2);
  expect(heard).toEqual(['down', 'down', 'down']);
});

it('opens a stream again after a refusal', () => {
  const { heard } = openPage();
  current().fail(FakeSource.CLOSED);
  vi.advanceTimersByTime(10_000);
  expect(FakeSource.all).toHaveLength(2);
  expect(heard).toEqual(['down']);
});

it('takes a minute of silence as a failure', () => {
  const { heard } = openPage();
  current().say('alive');
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['live', 'down']);
  expect(openStreams()).toHaveLength(0);
});

import type { EmbedToken } from '@intranet/contract/links/item-endpoints.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../../../../test/render-routes.tsx';
import { DashboardView } from './DashboardView.tsx';

const METABASE: EmbedToken = {
  ...{ provider: 'metabase', token: '', resource: '12', expires_in: 600 },
  url: 'https://metabase.example/embed/dashboard/one',
};
const SUPERSET: EmbedToken = {
  ...{ provider: 'superset', token: 'first', resource: 'd1', expires_in: 300 },
  url: 'https://superset.example/embedded/d1',
};
const POWER_BI: EmbedToken = {
  ...{ provider: 'powerbi', token: 'first', resource: 'r1', expires_in: 600 },
  url: 'https://powerbi.example/reportEmbed?reportId=r1',
};

const issue = vi.fn<() => Response>();
const reply = (token: EmbedToken) => () => Response.json(token);
const refuse = (status: number, code: string, error: string) => () =>
  Response.json({ code, error }, { status });
const DOWN = refuse(503, 'unavailable', 'Superset isn’t available right now.');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => issue());
});
afterEach(() => {
  issue.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const frames = () => [...document.querySelectorAll('iframe')];
const frame = () => frames()[0] as HTMLIFrameElement;
async function open(first: () => Response) {
  issue.mockImplementation(first);
  const Page = () => (
    <DashboardView id={7} title="Deals · M&A" tools={null} onBack={() => undefined} />
  );
  renderRoutes({ '/item': Page }, { at: '/item' });
  await pass(1);
  await pass(1);
}

/** The messages that a loaded frame gets, with their target origins and ports. */
function load(element = frame()) {
  const posted = vi.fn();
  if (element.contentWindow) element.contentWindow.postMessage = posted;
  fireEvent.load(element);
  return posted;
}

test('the frame has our sandbox and title, and no way to a tab', async () => {
  await open(reply(METABASE));
  expect(frame()).toHaveAttribute('src', METABASE.url);
  expect(frame()).toHaveAttribute('title', 'Deals · M&A');
  expect(frame().getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.queryByRole('link')).toBeNull();
});

describe('Metabase', () => {
  const renewed = { ...METABASE, url: 'https://metabase.example/embed/dashboard/two' };

  test('a renewed address replaces the former one once it has loaded', async () => {
    await open(reply(METABASE));
    load();
    await pass(569_000);
    expect(issue).toHaveBeenCalledOnce();
    issue.mockImplementation(reply(renewed));
    await pass(1_001);
    expect(frames().map(({ src }) => src)).toEqual([METABASE.url, renewed.url]);
    const [, next] = frames();
    frame().focus();
    fireEvent.load(next as Element);
    expect(frames()).toEqual([next]);
    expect(next).toHaveFocus();
  });

  test('a failed renewal is tried again, and shown only after the expiry', async () => {
    await open(reply(METABASE));
    load();
    issue.mockImplementation(DOWN);
    await pass(590_000);
    expect(frame()).toHaveAttribute('src', METABASE.url);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(20_000);
    expect(frames()).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Superset isn’t available right now.');
    issue.mockImplementation(reply(renewed));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(1);
    expect(frame()).toHaveAttribute('src', renewed.url);
  });
});

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  window.dispatchEvent(new Event('visibilitychange'));
};

test('a hidden page renews nothing, and a token that expired meanwhile when it is shown', async () => {
  await open(reply(METABASE));
  load();
  setVisibility('hidden');
  await pass(1_200_000);
  expect(issue).toHaveBeenCalledOnce();
  setVisibility('visible');
  await pass(1);
  expect(issue).toHaveBeenCalledTimes(2);
});

test.each([
  [0, 10],
  [12, 10],
  [60, 30],
  [600, 570],
  [7_200, 600],
  [9_999_999, 600],
])('a token that is valid for %i s is renewed after %i s', async (expires_in, delay) => {
  await open(reply({ ...SUPERSET, expires_in }));
  await pass(delay * 1_000 - 100);
  expect(issue).toHaveBeenCalledOnce();
  await pass(101);
  expect(issue).toHaveBeenCalledTimes(2);
});

test('a failure of the server keeps the frame while its token is valid', async () => {
  await open(reply(SUPERSET));
  load();
  issue.mockImplementation(refuse(500, 'unexpected', 'An error occurred.'));
  await pass(291_000);
  expect(issue).toHaveBeenCalledTimes(4);
  expect(frames()).toHaveLength(1);
  issue.mockImplementation(reply({ ...SUPERSET, token: 'second' }));
  await pass(20_000);
  expect(frames()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a frame never gets the token of another provider', async () => {
  await open(reply(SUPERSET));
  const before = frame();
  const posted = load();
  const [port] = posted.mock.calls[0]?.[2] ?? [];
  const received = vi.fn();
  port.onmessage = ({ data }: MessageEvent) => received(JSON.stringify(data));
  issue.mockImplementation(reply({ ...POWER_BI, token: 'of Power BI' }));
  await pass(270_001);
  expect(frames()).toHaveLength(1);
  expect(frame()).not.toBe(before);
  expect(frame().src).toContain(POWER_BI.url);
  expect(load()).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: expect.objectContaining({ accessToken: 'of Power BI' }) }),
    'https://powerbi.example',
  );
  vi.useRealTimers();
  await vi.waitFor(() => expect(received).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"first"'));
  port.close();
});

test.each([
  ['hidden', refuse(404, 'not_found', 'This item doesn’t exist.')],
  ['taken away', refuse(403, 'forbidden', 'You don’t have access to this item.')],
  ['changed', refuse(409, 'conflict', 'Somebody changed this item in the meantime.')],
])('an item that was %s meanwhile leaves at the next renewal', async (_, refusal) => {
  await open(reply(METABASE));
  load();
  issue.mockImplementation(refusal);
  await pass(571_000);
  expect(frames()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(/[Tt]his item|access/);
  // A final refusal isn't requested again.
  await pass(60_000);
  expect(issue).toHaveBeenCalledTimes(2);
});

test('a first token that fails is shown at once', async () => {
  await open(DOWN);
  expect(frames()).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('Superset isn’t available right now.');
  issue.mockImplementation(reply(SUPERSET));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1);
  expect(frame()).toHaveAttribute('src', SUPERSET.url);
});

test('Superset gets a port for its origin only, and the token through it', async () => {
  await open(reply(SUPERSET));
  const posted = load();
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    { type: '__embedded_comms__', handshake: 'port transfer' },
    'https://superset.example',
    [expect.any(MessagePort)],
  );
  const [port] = posted.mock.calls[0]?.[2] ?? [];
  const received: unknown[] = [];
  const arrived = (count: number) =>
    vi.waitFor(() => expect(received).toHaveLength(count), { interval: 1 });
  port.onmessage = ({ data }: MessageEvent) => received.push(data);
  vi.useRealTimers();
  await arrived(1);
  expect(received).toEqual([
    { switchboardAction: 'emit', method: 'guestToken', args: { guestToken: 'first' } },
  ]);
  port.close();
});

describe('Power BI', () => {
  const message = (data: object, origin = 'https://powerbi.example') =>
    act(() => {
      const source = frame().contentWindow;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });

  test('the token goes to its origin only, and a renewed one to the same frame', async () => {
    await open(reply(POWER_BI));
    const before = frame();
    expect(before.src).toMatch(/^https:\/\/powerbi\.example\/reportEmbed\?reportId=r1&uid=\d+$/);
    const uid = new URL(before.src).searchParams.get('uid');
    const posted = load();
    expect(posted).toHaveBeenCalledExactlyOnceWith(
      {
        ...{ method: 'POST', url: '/report/load' },
        headers: expect.objectContaining({ id: expect.any(String), uid }),
        body: expect.objectContaining({
          ...{ type: 'report', id: 'r1', embedUrl: before.src, accessToken: 'first' },
          ...{ tokenType: 1, permissions: 0, uniqueId: uid },
        }),
      },
      'https://powerbi.example',
    );
    issue.mockImplementation(reply({ ...POWER_BI, token: 'second', url: `${POWER_BI.url}&x=1` }));
    await pass(570_001);
    expect(posted).toHaveBeenLastCalledWith(
      expect.objectContaining({ url: '/report/token', body: 'second' }),
      'https://powerbi.example',
    );
    expect(posted).toHaveBeenCalledTimes(2);
    expect(frame()).toBe(before);
  });

  test.each([
    ['answers with an error', (id: string) => ({ statusCode: 403, headers: { id } })],
    [
      'reports an error later',
      (_: string, uid: string) => ({ method: 'POST', url: `/reports/${uid}/events/error` }),
    ],
  ])('a report that %s shows a sentence, and trying again gets a new token', async (_, say) => {
    await open(reply(POWER_BI));
    const { id, uid } = load().mock.calls[0]?.[0].headers ?? {};
    message(say(id, uid), 'https://other.example');
    expect(frames()).toHaveLength(1);
    message(say(id, uid));
    expect(frames()).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Power BI refused to show this item.');
    issue.mockImplementation(DOWN);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('isn’t available right now.');
    issue.mockImplementation(reply({ ...POWER_BI, token: 'second' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(1);
    expect(issue).toHaveBeenCalledTimes(3);
    expect(frames()).toHaveLength(1);
  });

  test('a report whose token expired while hidden works again when it is shown', async () => {
    await open(reply(POWER_BI));
    const posted = load();
    issue.mockImplementation(reply({ ...POWER_BI, token: 'second' }));
    await pass(570_001);
    expect(posted).toHaveBeenCalledTimes(2);
    setVisibility('hidden');
    await pass(1_200_000);
    const { uid } = posted.mock.calls[0]?.[0].headers ?? {};
    message({ method: 'POST', url: `/reports/${uid}/events/error` });
    expect(frames()).toEqual([]);
    issue.mockImplementation(reply({ ...POWER_BI, token: 'third' }));
    setVisibility('visible');
    await pass(1);
    expect(frames()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

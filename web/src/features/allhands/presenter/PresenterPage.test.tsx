import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { DECK_3Q2024 } from '../deck.fixture.ts';
import type { DeckMessage } from './channel.ts';
import PresenterPage from './PresenterPage.tsx';

class Line {
  static all: Line[] = [];
  onmessage: ((event: { data: DeckMessage }) => void) | null = null;
  readonly heard: DeckMessage[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Line.all.push(this);
  }
  postMessage(data: DeckMessage) {
    for (const other of Line.all.filter(({ name }) => name === this.name)) {
      if (other !== this) other.hear(data);
    }
  }
  close() {
    Line.all = Line.all.filter((one) => one !== this);
  }
  hear(data: DeckMessage) {
    this.heard.push(data);
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('BroadcastChannel', Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Line.all = [];
});

const quarter = '3Q2024';
const embeds = { kpi: '', vacation: '', commercial: '', mea: '' };

async function openPresenter() {
  const decks = new Line('all-hands tab');
  const { user, router } = renderInApp(
    <PresenterPage
      deck={DECK_3Q2024}
      embeds={embeds}
      quarters={[]}
      address={quarter}
      line="tab.a"
    />,
    {},
    { at: '/allhands?quarter=3Q2024&presenter=tab.a' },
  );
  await vi.waitFor(() => expect(decks.heard).toEqual([{ kind: 'ask' }]));
  const say = (message: DeckMessage) => act(() => decks.postMessage(message));
  const show = (deck: string, section: 'map' | 'mea' | 'all-hands', of = quarter) =>
    say({ kind: 'shown', deck, quarter: of, section, black: false });
  return { user, router, decks, say, show };
}

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;

test('follows and controls the deck that opened it, and another deck once that closes', async () => {
  const { user, decks, say, show } = await openPresenter();
  show('b', 'mea');
  expect(title()).toBeUndefined();
  show('a', 'map');
  show('b', 'mea');
  expect(title()).toBe('Mapa Colaboradores');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(decks.heard.at(-1)).toEqual({ kind: 'go', deck: 'a', section: 'compensation' });
  say({ kind: 'closed', deck: 'b' });
  expect(screen.queryByRole('alert')).toBeNull();
  say({ kind: 'closed', deck: 'a' });
  expect(screen.getByRole('alert')).toBeVisible();
  show('b', 'mea');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(title()).toBe('M&A');
});

test('sleep does not count as closing; unanswered pings do', async () => {
  const { show } = await openPresenter();
  show('a', 'map');
  vi.setSystemTime(Date.now() + 3_600_000);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByRole('alert')).toBeNull();
  show('a', 'map');
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('alert')).toBeVisible();
});

test('another quarter updates the URL without mixing figures', async () => {
  const { router, show } = await openPresenter();
  show('a', 'map');
  show('a', 'map', '4Q2024');
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ quarter: '4Q2024' }));
  expect(title()).toBeUndefined();
});

test('its buttons keep the focus at the first and last section', async () => {
  const { user, show } = await openPresenter();
  show('a', 'all-hands');
  const previous = screen.getByRole('button', { name: 'Previous' });
  await user.click(previous);
  expect(previous).toHaveFocus();
  expect(previous).toHaveAttribute('aria-disabled', 'true');
});

import { SECTION_IDS } from '@intranet/contract/allhands/deck-schema.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import { DECK_3Q2024 } from '../deck.fixture.ts';
import { Deck } from './Deck.tsx';

// Charts need a layout, so only a browser can draw them.
vi.mock('../charts/FilteredChart.tsx', () => ({ default: () => null }));

const embeds = {
  kpi: '',
  vacation: 'https://reports.example/vacation',
  commercial: '',
  mea: 'https://reports.example/mea',
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
  forgetUser();
});

const WIDE = 1600;
const PERSON = {
  username: 'Ana',
  email: 'ana@example.com',
  role: 'full_access',
  profile_photo: '',
  force_password_change: false,
} as const;

async function openDeck(
  at = '/allhands',
  { quarters = ['3Q2024'], width = WIDE, user = true } = {},
) {
  window.innerWidth = width;
  if (user) storeUser(PERSON);
  const onQuarter = vi.fn();
  const app = renderInApp(
    <Deck
      deck={DECK_3Q2024}
      embeds={embeds}
      quarters={quarters}
      address={DECK_3Q2024.quarter}
      onQuarter={onQuarter}
    />,
    {},
    { at },
  );
  const menu = within(
    // While it is closed, it has no name.
    width < WIDE || !user
      ? await screen.findByRole('navigation', { hidden: true })
      : await screen.findByRole('navigation', { name: 'Sections' }),
  );
  return { ...app, menu, onQuarter };
}

const shown = () => document.querySelector('section[data-active]')?.id;

test('spec §2: fourteen sections in order, the first one shown', async () => {
  await openDeck();
  const ids = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(ids).toEqual([...SECTION_IDS]);
  expect(ids).toHaveLength(14);
  expect(shown()).toBe('all-hands');
  expect(screen.getByText('All Hands, section 1 of 14')).toBeInTheDocument();
});

test('spec §2: lists the sidebar entries, including five without a section', async () => {
  const { menu } = await openDeck();
  const [list] = menu.getAllByRole('list');
  const entries = [...(list?.children ?? [])].map(
    (item) => item.querySelector('a, button')?.textContent,
  );
  expect(entries).toEqual([
    'All Hands',
    'People & Mgmt',
    'Comercial',
    'Marketing not available yet',
    'M&A',
    'Sustentabilidade not available yet',
    'Governança not available yet',
    'Financeiro not available yet',
    'Mercado not available yet',
  ]);
  expect(menu.getAllByRole('button', { name: /not available yet$/ })).toHaveLength(5);
  for (const one of menu.getAllByRole('button', { name: /not available yet$/ })) {
    expect(one).toBeDisabled();
  }
});

test('keys blend the next section in; spec §2: a sidebar entry scrolls smoothly', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const blend = vi.fn((update: () => void) => {
    update();
    return { ready: Promise.reject(new Error('skipped')) };
  });
  Object.assign(document, { startViewTransition: blend });
  const { user, menu } = await openDeck();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('agenda');
  expect(blend).toHaveBeenCalledOnce();
  expect(scroll).not.toHaveBeenCalledWith({ behavior: 'smooth' });
  await user.click(menu.getByRole('link', { name: 'M&A' }));
  expect(blend).toHaveBeenCalledOnce();
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('spec §2: the current submenu opens automatically; arrows toggle each', async () => {
  const { user, menu } = await openDeck('/allhands#vacation-1');
  const people = menu.getByRole('button', { name: 'People & Mgmt submenu' });
  const comercial = menu.getByRole('button', { name: 'Comercial submenu' });
  expect(shown()).toBe('vacation-1');
  expect(people).toHaveAttribute('aria-expanded', 'true');
  expect(comercial).toHaveAttribute('aria-expanded', 'false');
  expect(
    within(menu.getByRole('list', { name: 'People & Mgmt' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Perfil Colaboradores 1',
    'Perfil Colaboradores 2',
    'Mapa Colaboradores',
    'Compensation',
    'KPI (Metas)',
    'Vacation 1',
    'Vacation 2',
  ]);
  expect(menu.getByRole('link', { name: 'Vacation 1' })).toHaveAttribute('aria-current', 'true');

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(comercial).toHaveAttribute('aria-expanded', 'true');
  expect(people).toHaveAttribute('aria-expanded', 'false');
  await user.click(comercial);
  await user.click(people);
  expect(comercial).toHaveAttribute('aria-expanded', 'false');
  expect(people).toHaveAttribute('aria-expanded', 'true');
});

const burger = () => screen.getByRole('button', { name: 'Sections' });
const sidebarIsOpen = () => burger().getAttribute('aria-expanded') === 'true';

test('without an account the sidebar starts closed in a wide window and can be opened', async () => {
  const { user } = await openDeck('/allhands', { user: false });
  expect(sidebarIsOpen()).toBe(false);
  await user.click(burger());
  expect(sidebarIsOpen()).toBe(true);
});

test('full screen closes the sidebar, whatever started it; leaving restores it', async () => {
  await openDeck();
  expect(sidebarIsOpen()).toBe(true);
  const fill = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    fireEvent(document, new Event('fullscreenchange'));
  };
  fill(document.documentElement);
  expect(sidebarIsOpen()).toBe(false);
  fireEvent.click(burger());
  expect(sidebarIsOpen()).toBe(true);
  fill(null);
  expect(sidebarIsOpen()).toBe(true);
  fill(document.documentElement);
  expect(sidebarIsOpen()).toBe(false);
});

test('each slide has a footer with quarter and page, and the part unless it is a cover', async () => {
  await openDeck();
  const footers = [...document.querySelectorAll('section[id] footer')];
  expect(footers.map(({ textContent }) => textContent)).toEqual(
    [
      ...['', '', '', ...Array.from({ length: 7 }, () => 'People & Management')],
      ...['', 'Comercial', 'Comercial', 'M&A'],
    ].map((part, index) => `3Q2024${index + 1} / 14${part}`),
  );
});

test('the URL has the current section; entries add to the history, arrows do not', async () => {
  const { user, menu, router } = await openDeck();
  await user.click(screen.getByRole('button', { name: 'Next section' }));
  await user.keyboard('{PageDown}');
  await vi.waitFor(() => expect(router.state.location.hash).toBe('people'));
  expect(router.history.length).toBe(1);
  await user.click(menu.getByRole('link', { name: 'Compensation' }));
  await vi.waitFor(() => expect(router.state.location.hash).toBe('compensation'));
  expect(router.history.length).toBe(2);
  expect(document.getElementById('compensation')).toHaveFocus();
});

test('pitfall 26: with reduced motion every section shows its final state', async () => {
  const original = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => {
    const answer = original(query);
    return query.includes('reduced-motion') ? Object.assign(answer, { matches: true }) : answer;
  });
  await openDeck();
  expect(document.querySelectorAll('section[data-still][data-seen]')).toHaveLength(14);
});

test('B blackens the screen until any key, which has no other effect', async () => {
  const { user } = await openDeck('/allhands#map');
  await user.keyboard('b');
  expect(screen.getByText('Screen blanked. Press any key.')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByText('Screen blanked. Press any key.')).not.toBeInTheDocument();
  expect(shown()).toBe('map');
});

test('an older quarter can be selected', async () => {
  const { user, onQuarter } = await openDeck('/allhands', { quarters: ['4Q2024', '3Q2024'] });
  await user.selectOptions(screen.getByLabelText('Quarter'), '4Q2024');
  expect(onQuarter).toHaveBeenCalledWith('4Q2024');
});

test('in a narrow window the sidebar starts closed, also after a reload', async () => {
  const { user, unmount } = await openDeck('/allhands', { width: 360 });
  await user.click(burger());
  expect(sidebarIsOpen()).toBe(true);
  unmount();
  await openDeck('/allhands', { width: 360 });
  expect(sidebarIsOpen()).toBe(false);
});

test.each([
  ['Overview of all sections', 'Sections'],
  ['Print or save as PDF', 'Print or save as PDF'],
])('in a narrow window, after %s the focus is at what opens the sidebar', async (name, title) => {
  const { user } = await openDeck('/allhands', { width: 360 });
  await user.click(screen.getByRole('button', { name: 'Sections' }));
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', { name: title });
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Sections' })).toHaveFocus());
});

test('F shows a message without fullscreen support', async () => {
  const { user } = await openDeck();
  await user.keyboard('f');
  expect(await screen.findByText('Your browser doesn’t allow fullscreen here.')).toBeVisible();
  expect(sidebarIsOpen()).toBe(true);
});

test('a key closes a fullscreen report first; the black screen covers it', async () => {
  const { user } = await openDeck('/allhands#kpi');
  const report = document.createElement('div');
  const fill = (element: Element | null) =>
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  const leave = vi.fn(async () => {
    fill(null);
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  });
  Object.defineProperty(document, 'exitFullscreen', { value: leave, configurable: true });

  fill(report);
  await user.keyboard('b');
  expect(leave).not.toHaveBeenCalled();
  await user.keyboard('b');
  await user.keyboard('{PageDown}');
  expect(leave).toHaveBeenCalledOnce();
  expect(shown()).toBe('vacation-1');
  fill(report);
  await user.keyboard('g');
  expect(leave).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('dialog', { name: 'Sections' })).toBeVisible();
});

test('design bug 4: before anything has loaded, paper has figures or an address, and no loader', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await openDeck();
  const section = (id: string) => document.getElementById(id);
  const loaders = () => document.querySelectorAll('section .mantine-Loader-root').length;
  fireEvent(window, new Event('beforeprint'));
  expect(loaders()).toBe(0);
  expect(document.querySelector('iframe')).toBeNull();
  expect(section('map')).toHaveTextContent('São Paulo 21');
  for (const id of ['vacation-1', 'vacation-2', 'mea'])
    expect(section(id)).toHaveTextContent(`#${id}`);
  fireEvent(window, new Event('afterprint'));
  expect(section('vacation-1')).not.toHaveTextContent('See them at');
});

test('design 2: Ctrl+P opens the deck’s print dialog, in which it is the browser’s', async () => {
  const { user } = await openDeck();
  const printKey = { key: 'p', ctrlKey: true, bubbles: true, cancelable: true };
  const isTaken = () => !fireEvent(document.body, new KeyboardEvent('keydown', printKey));
  expect(isTaken()).toBe(true);
  await screen.findByRole('dialog', { name: 'Print or save as PDF' });
  expect(isTaken()).toBe(false);
  await user.keyboard('{Escape}');
});

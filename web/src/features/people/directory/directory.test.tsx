import type { Role } from '@intranet/contract/core/roles.ts';
import type { Colleague, Profile } from '@intranet/contract/people/directory-endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import { DirectoryPage } from './DirectoryPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { phoneAddress } from './reach.tsx';

const ANA: Colleague = {
  ...{ employee_id: 1, name: 'Ana', area: 'Finance', cargo: 'Head', photo: '' },
  ...{ email: 'ana@example.com', phone: '+55 11 5550-0101 x12' },
  ...{ away_until: '2026-12-03', has_left: false, starts_on: null },
};
const BIA: Colleague = {
  ...{ ...ANA, employee_id: 2, name: 'Bia', area: 'M&A', cargo: 'Junior Assist' },
  ...{ email: null, phone: null, away_until: null },
};
const PROFILE: Profile = {
  ...BIA,
  ...{ is_own: false, birthday: '02-29', start_date: null, last_day: null, account_id: null },
  heads: [{ employee_id: 3, name: 'Hugo', cargo: 'Head', photo: '' }],
  ...{ colleagues: [], unlisted: 0 },
};

const asked: string[] = [];
function signIn(role: Role) {
  storeUser({
    ...{ username: 'Ana', email: 'ana@example.com', role },
    ...{ profile_photo: '', force_password_change: false },
  });
}
function serve(reply: (address: string) => unknown) {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address === '/api/areas') return Response.json({ areas: ['Finance', 'M&A'] });
    if (address === '/api/site') return Response.json({ today: '2026-11-28', time_zone: 'UTC' });
    const found = reply(address);
    return found
      ? Response.json(found)
      : Response.json(
          { error: 'This person isn’t in the directory.', code: 'not_found' },
          { status: 404 },
        );
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  forgetUser();
  window.history.replaceState(null, '', '/');
});

const page = { rows: [ANA, BIA], total: 46, found: 2, next: null, previous: null };

describe('the directory', () => {
  async function open(role: Role, at = '/people?show=directory') {
    window.innerWidth = 1280;
    signIn(role);
    const drawn = renderInApp(<DirectoryPage />, {}, { at });
    serve((address) => address.startsWith('/api/people?') && page);
    await screen.findByText('Ana');
    return drawn;
  }

  it('says how to reach people, and who is away as far as the server says it', async () => {
    await open('tudo_menos_fin');
    const [, ana, bia] = screen.getAllByRole('row');
    if (!ana || !bia) throw new Error('a row is missing');
    expect(ana).toHaveTextContent(/Ana.*Away until 3 Dec.*Head.*Finance/);
    const href = (name: string) => within(ana).getByRole('link', { name }).getAttribute('href');
    expect(href('ana@example.com')).toBe('mailto:ana@example.com');
    expect(href('+55 11 5550-0101 x12')).toBe('tel:+551155500101;ext=12');
    expect(bia).not.toHaveTextContent('Away');
    expect(bia).toHaveTextContent('––');
    expect(within(bia).getByRole('link', { name: 'Bia' })).toHaveAttribute(
      'href',
      '/people?show=directory&person=2',
    );
  });

  it('groups by area, with a heading for each', async () => {
    const { user } = await open('full_access');
    expect(screen.queryByText('M&A', { selector: 'th' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Group by area' }));
    expect(await screen.findByText('M&A', { selector: 'th' })).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toContain('sort=area%3Aasc'));
  });

  it('only admins may list those who have left', async () => {
    const { user, unmount } = await open('admin');
    await user.click(screen.getByRole('switch', { name: 'People who have left' }));
    await waitFor(() => expect(asked.at(-1)).toContain('who=left'));
    unmount();
    await open('full_access');
    expect(screen.queryByRole('switch', { name: 'People who have left' })).toBeNull();
  });
});

describe('a profile', () => {
  async function open(role: Role, change: Partial<Profile> = {}, at = '/people?person=2') {
    signIn(role);
    const drawn = renderInApp(<ProfilePage id={2} />, {}, { at });
    serve((address) => address === '/api/people/2' && { ...PROFILE, ...change });
    await screen.findByRole('heading', { name: 'Bia' });
    return drawn;
  }
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  // By hand, from D4: who may open the calendar and the pages of administration.
  it.each<[Role, string[]]>([
    [
      'admin',
      ['See leave in calendar', 'Statement', 'Departure', 'Employee record', 'User account'],
    ],
    ['full_access', ['See leave in calendar']],
    ['apenas_people', ['See leave in calendar']],
    ['tudo_menos_fin', []],
  ])('%s is led to %j only', async (role, expected) => {
    await open(role, role === 'admin' ? { account_id: 9 } : {});
    const others = ['BACK', 'People', 'Directory', 'M&A', 'Hugo', 'See all', 'HUHugoHead'];
    expect(links().filter((text) => !others.includes(text ?? ''))).toEqual(expected);
  });

  it('a planned last day leads those who may open it to the departure', async () => {
    const { unmount } = await open('admin', { last_day: '2026-12-18' });
    const day = screen.getByRole('link', { name: '18 Dec 2026' });
    expect(day).toHaveAttribute('href', '/leaving?person=2');
    unmount();
    await open('full_access', { last_day: '2026-12-18' });
    expect(screen.queryByText('Last day')).toBeNull();
  });

  it('newcomer 14: lists a new employee’s next steps to admins, until they hide them', async () => {
    const steps = [
      { step: 'joined', done: true },
      { step: 'balance', done: false },
      { step: 'deputy', done: false },
    ];
    signIn('admin');
    const { user } = renderInApp(<ProfilePage id={2} />, {}, { at: '/people?person=2' });
    vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
      if (method === 'DELETE') steps.length = 0;
      if (method === 'DELETE') return Response.json({ success: true, message: 'List hidden' });
      if (address.endsWith('/first-steps')) return Response.json({ steps, balance: 2.5 });
      if (address === '/api/people/2') return Response.json({ ...PROFILE, account_id: 9 });
      return Response.json({ role: null, groups: [], departments: [], items: [] });
    });
    const region = await screen.findByRole('region', { name: 'Next steps' });
    const items = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Invitation acceptedDone',
      'Check the starting balance: 2.5 daysTo do',
      'Deputy namedTo do',
    ]);
    expect(within(region).getByRole('link', { name: 'Deputy named' })).toHaveAttribute(
      'href',
      '/approvals?tab=deputies',
    );
    await user.click(within(region).getByRole('button', { name: 'Hide this list' }));
    await waitFor(() => expect(region).not.toBeInTheDocument());
  });

  it('a proposed balance that nobody changed keeps no list open', async () => {
    const steps = [
      { step: 'joined', done: true },
      { step: 'balance', done: false },
    ];
    signIn('admin');
    const list = { steps, balance: 0 };
    renderInApp(<ProfilePage id={2} />, {}, { at: '/people?person=2' });
    serve((address) =>
      address.endsWith('/first-steps') ? list : address === '/api/people/2' && PROFILE,
    );
    await screen.findByRole('heading', { name: 'Bia' });
    await waitFor(() => expect(asked).toContain('/api/people/2/first-steps'));
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  });

  it('says when somebody starts who hasn’t yet', async () => {
    await open('tudo_menos_fin', { starts_on: '2027-01-04' });
    expect(await screen.findByText('Starts on 4 Jan 2027')).toBeVisible();
  });

  it('names the Head, a birthday without its year, and what is missing', async () => {
    await open('tudo_menos_fin');
    expect(screen.getByRole('link', { name: 'Hugo' })).toHaveAttribute('href', '/people?person=3');
    expect(screen.getByText('29 February')).toBeVisible();
    expect(screen.getByText('Not provided')).toBeVisible();
    expect(screen.queryByText('Start Date')).toBeNull();
  });

  it('leads to one’s own account', async () => {
    await open('tudo_menos_fin', { is_own: true });
    expect(screen.getByRole('link', { name: 'Edit my account' })).toHaveAttribute(
      'href',
      '/account',
    );
  });

  it('BACK returns to the list as it was filtered', async () => {
    await open('full_access', {}, '/people?show=directory&area=Legal&person=2');
    expect(screen.getByRole('link', { name: 'BACK' })).toHaveAttribute(
      'href',
      '/people?show=directory&area=Legal',
    );
  });

  it.each([9, null])('says that %s is nobody, and leads to the directory', async (id) => {
    signIn('full_access');
    renderInApp(<ProfilePage id={id} />, {}, { at: '/people?person=9' });
    serve(() => undefined);
    expect(await screen.findByText('This person isn’t in the directory.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the directory' })).toHaveAttribute(
      'href',
      '/people?show=directory',
    );
  });
});

it.each([
  ['(11) 5550-0101', 'tel:1155500101'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['5550 # 7', 'tel:5550;ext=7'],
  ['5550‑0101 ramal 12', 'tel:55500101;ext=12'],
  ['(11) 5550-0101 / 5550-0102', 'tel:1155500101'],
  ['5550, 5551', 'tel:5550'],
  ['*31#', null],
])('%s is called as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});

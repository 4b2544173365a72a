import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedUser, storeUser } from '#core/session.ts';
import { fakeServer, ME, openPage, refused, server } from './leave-screens.fixture.tsx';
import VacationPage from './VacationPage.tsx';

fakeServer();

const PREVIEW = {
  days: 3,
  balance_before: 20,
  balance_after: 17,
  problem: null,
  away: [],
  warnings: [],
  hints: [],
};
const PENDING = {
  DATA_INICIO_FORMATADA: '01/12/2026',
  DATA_FIM_FORMATADA: '03/12/2026',
  LEAVE_TYPE: 'Vacation',
};

function open(query: string, preview: Record<string, unknown> = {}) {
  server.replies['/api/leave_preview'] = { ...PREVIEW, ...preview };
  server.replies['/api/getPendingVacations'] ??= { ferias_pendentes: [PENDING] };
  return openPage(VacationPage, `/vacation${query}`).user;
}

it('D2: the hub leads to My leave, and to the calendar where the guard lets one in', async () => {
  open('');
  expect(await screen.findByRole('link', { name: 'My leave' })).toHaveAttribute('href', '/myleave');
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/calendar');
  expect(screen.getByTestId('tab-indicator')).toHaveStyle({ left: '0%', width: '20%' });
});

it('D2: a role that does not see the lists is not offered the calendar', async () => {
  const user = storedUser();
  if (user) storeUser({ ...user, role: 'tudo_menos_fin', force_password_change: false });
  open('');
  expect(await screen.findByRole('link', { name: 'My leave' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull();
});

describe('a request that was begun elsewhere', () => {
  it('stands in the form, is sent as it stands, and leaves the address with that', async () => {
    const user = open('?type=Vacation&start=2026-12-01&end=2026-12-03');
    expect(await screen.findByLabelText('Start Date')).toHaveValue('01/12/2026');
    expect(screen.getByLabelText('End Date')).toHaveValue('03/12/2026');
    expect(await screen.findByText('3 days')).toBeVisible();
    server.write.mockReturnValueOnce(refused('overlapping_leave', 'You already have leave.'));
    await user.click(screen.getByText('Send Request'));
    expect(await screen.findByText('You already have leave.')).toBeVisible();
    expect(screen.getByLabelText('Start Date')).toHaveValue('01/12/2026');
    expect(window.location.search).toContain('start=2026-12-01');
    await user.click(screen.getByText('Send Request'));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByLabelText('Start Date')).toHaveValue('');
    expect(screen.getByLabelText('Type of Leave', { selector: 'input' })).toHaveValue('');
    expect(server.write).toHaveBeenLastCalledWith('POST /api/agendarFerias', {
      NOMECOLABORADOR: ME,
      LEAVE_TYPE: 'Vacation',
      INICIO: '2026-12-01',
      FIM: '2026-12-03',
    });
  });

  it('with an address that means nothing, the form is empty', async () => {
    open('?type=Holiday&start=2026-02-30&end=x');
    expect(await screen.findByLabelText('Start Date')).toHaveValue('');
    expect(screen.getByLabelText('End Date')).toHaveValue('');
  });
});

it('D30: coverage and the law advise in the preview, and stop nothing', async () => {
  const user = open('?type=Vacation&start=2026-12-01&end=2026-12-03', {
    warnings: ['On 01/12/2026 3 of Finance would be away.'],
    hints: [{ text: 'A part may not be shorter than 5 days.', article: 'CLT Art. 134 §1' }],
  });
  const preview = within(
    (await screen.findByText('3 days')).closest('[role=status]') as HTMLElement,
  );
  expect(preview.getByText('Coverage')).toBeVisible();
  expect(preview.getByText('On 01/12/2026 3 of Finance would be away.')).toBeVisible();
  expect(preview.getByText('Vacation law')).toBeVisible();
  expect(preview.getByText('CLT Art. 134 §1').closest('li')).toHaveTextContent(
    'shorter than 5 days',
  );
  await user.click(screen.getByText('Send Request'));
  await waitFor(() => expect(server.write).toHaveBeenCalledOnce());
});

it('without advice, the preview has no headings for it', async () => {
  open('?type=Vacation&start=2026-12-01&end=2026-12-03');
  await screen.findByText('3 days');
  expect(screen.queryByText('Coverage')).toBeNull();
  expect(screen.queryByText('Vacation law')).toBeNull();
});

describe('D29: other dates for a leave that was chosen elsewhere', () => {
  const old = () => screen.getByLabelText('Old Start Date', { selector: 'input' });

  it('it is chosen in the form, and gone with the update', async () => {
    const user = open('?tab=change-vacation&old=2026-12-01');
    await waitFor(() => expect(old()).toHaveValue('01/12/2026 - 03/12/2026 (Vacation)'));
    for (const [label, day] of [
      ['New Start Date', '08/12/2026'],
      ['New End Date', '10/12/2026'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(day);
    }
    server.replies['/api/getPendingVacations'] = { ferias_pendentes: [] };
    await user.click(screen.getByText('Update Request'));
    await waitFor(() => expect(window.location.search).toBe('?tab=change-vacation'));
    expect(server.write.mock.lastCall?.[1]).toEqual({
      NOMECOLABORADOR: ME,
      OLD_START_DATE: '01/12/2026',
      NEW_START_DATE: '2026-12-08',
      NEW_END_DATE: '2026-12-10',
    });
    expect(screen.getByLabelText('New Start Date')).toHaveValue('');
  });

  it('one that is no longer pending is not chosen, nor sent', async () => {
    const user = open('?tab=change-vacation&old=2026-11-01');
    await waitFor(() => expect(old()).toBeEnabled());
    expect(old()).toHaveValue('');
    await user.click(screen.getByText('Update Request'));
    expect(await screen.findByText('Choose the leave to change')).toBeVisible();
    expect(server.write).not.toHaveBeenCalled();
  });
});

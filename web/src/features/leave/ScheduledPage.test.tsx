import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, openPage, server, TODAY } from './leave-screens.fixture.tsx';
import ScheduledPage from './ScheduledPage.tsx';

fakeServer();

it('D26: leave to be cancelled is still approved, with a remark by the name', async () => {
  const leave = { AREA: 'Finance', CARGO: 'Head', LEAVE_TYPE: 'Vacation', utilizado: 'N' };
  const dates = { DATA_INICIO: TODAY, DATA_FIM: TODAY, STATUS: 'APROVADO' };
  server.replies['/api/ferias_area'] = [
    { id: 1, NOME: 'Bia', ...leave, ...dates, cancelling: true },
    { id: 2, NOME: 'Caio', ...leave, ...dates },
  ];
  openPage(ScheduledPage, '/feriasarea');
  const rowOf = async (name: string) =>
    within((await screen.findByText(name)).closest('tr') as HTMLElement);
  const bia = await rowOf('Bia');
  expect(bia.getByText('Cancellation requested')).toBeVisible();
  expect(bia.getByText('Approved')).toBeVisible();
  expect((await rowOf('Caio')).queryByText('Cancellation requested')).toBeNull();
});

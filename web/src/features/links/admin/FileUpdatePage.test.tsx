import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, openPage, server } from './admin-screens.fixture.tsx';
import FileUpdatePage from './FileUpdatePage.tsx';

fakeServer();

const found = (state: 'broken' | 'no_frame' | 'ok', detail: string) => ({
  check: { state, detail, at: '2026-11-20T12:30:00.000Z' },
});
const attention = () => screen.findByRole('region', { name: 'Precisam de atenção' });

it('lists links that staff cannot open, and keeps rechecked ones visible', async () => {
  server.known = {
    frp: found('no_frame', 'Não permite ser mostrado.'),
    meabi: { ...found('no_frame', 'Não permite ser mostrado.'), opens: 'tab' },
    bu: found('broken', 'A página não existe.'),
    associate: { ...found('broken', ''), url: '' },
  };
  const { user } = openPage(FileUpdatePage, '/fileupdate');
  const list = within(await attention());
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('Reports › Accounting › BI GGP');
  expect(rows[1]).toContain('Legal › BU DocumentsNão abreA página não existe.20/11/2026 09:30');
  const [, form] = list.getAllByRole('link', { name: 'Abrir formulário' });
  expect(form).toHaveAttribute('href', '/adminlegal?link=bu');
  expect(screen.getByRole('link', { name: /^Legal/ })).toHaveTextContent(
    '3 links · 1 sem endereço1 precisa de atenção',
  );

  server.known = { ...server.known, bu: found('ok', 'Responde.') };
  await user.click(list.getByRole('button', { name: 'Verificar de novo: BU Documents' }));
  expect(await list.findByText('Responde.')).toBeVisible();
  expect(server.post).toHaveBeenCalledWith('/api/check_link', { name: 'bu' });
  await waitFor(() => expect(list.getByText('Funciona')).toBeVisible());
});

it('spec §2: shows nine cards; the Agenda links outside once it has an address', async () => {
  const { unmount } = openPage(FileUpdatePage, '/fileupdate');
  expect(await screen.findByText(/Nenhum link com problema/)).toBeVisible();
  const cards = screen.getAllByRole('link');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    ...['reports', 'people', 'legal', 'it', 'mea', 'commercial', 'marketing', 'projects'].map(
      (department) => `/admin${department}`,
    ),
    'https://agendasite.example.com/',
  ]);
  expect(cards.at(-1)).toHaveAttribute('target', '_blank');
  unmount();

  server.known = { agendasite: { url: '' } };
  openPage(FileUpdatePage, '/fileupdate');
  expect(await screen.findByRole('link', { name: /^Agenda/ })).toHaveAttribute(
    'href',
    '/adminprojects?link=agendasite',
  );
});

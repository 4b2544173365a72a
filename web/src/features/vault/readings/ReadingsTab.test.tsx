import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { SAO, serve, server, withServer } from '../vault.fixture.ts';
import { ReadingsTab } from './ReadingsTab.tsx';

withServer();

it('filters by URL; known passwords link to their edit form', async () => {
  const at = '2026-03-02T12:00:00.000Z';
  const { id, platform, link, user: name } = SAO;
  const known = { id, platform, link, user: name, last_read_at: at, how: 'revealed' };
  Object.assign(server.reads, {
    '/api/vault/readings?entry=1&account=7': {
      readings: [
        { at, reader: 'Caio', entry_id: 1, platform, user: name, how: 'copied', of_code: true },
      ],
      readers: [{ account: 7, name: 'Caio', present: false }],
    },
    '/api/vault/known_by?account=7': {
      entries: [{ ...known, password_known: true, code_known: true, through: null }],
    },
  });
  const { user, router } = renderInApp(<ReadingsTab />, server.reads, {
    at: '/pipepass?tab=readings&entry=1&person=7',
  });
  serve();
  const readings = await screen.findByRole('table', { name: 'Access log' });
  expect(await within(readings).findByText('Code copied')).toBeVisible();
  expect(screen.getByLabelText('Person', { selector: 'input' })).toHaveValue('Caio (has left)');
  const list = within(await screen.findByRole('region', { name: 'Passwords Caio has viewed' }));
  expect(await list.findByText('Password and code secret')).toBeVisible();
  await user.click(list.getByRole('button', { name: `Renew code of ${platform}` }));
  const { search } = router.state.location;
  expect(search).toMatchObject({ dialog: 'code', of: '1', platform });
});

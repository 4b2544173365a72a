import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import type { Rotation } from '@intranet/contract/vault/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import PasswordsPage from '../PasswordsPage.tsx';
import { EVIL, fails, ok, SAO, serve, server, signInAs, withServer } from '../vault.fixture.ts';

withServer();

const SECRET = 'a secret';
const BEA: Rotation = {
  ...{ person: 'Bea', cause: 'group', of_code: false, at: '2026-03-02T12:00:00.000Z' },
};
const NOBODY = { roles: [], people: [], groups: [] };
const ACCESS = {
  ...{ readers: { ...NOBODY, groups: [{ id: 4, name: 'Legal team' }] }, editors: NOBODY },
  ...{ version: 3, unlisted: 0, only_admins_edit: true },
  people: [
    {
      ...{ employee_id: 7, name: 'Caio', area: 'Legal', cargo: 'Head', photo: '' },
      ...{ can_edit: false, reasons: [{ edits: false, group: 'Legal team' }] },
    },
  ],
};

async function open(entries: readonly ListedEntry[], query = '') {
  server.reads['/api/vault'] = { entries, deleted: [], is_shared: true };
  server.reads['/api/vault/1/access'] = ACCESS;
  server.reads['/api/groups'] = { groups: [{ id: 4, name: 'Legal team' }], roles: [] };
  const drawn = renderInApp(<PasswordsPage />, server.reads, { at: `/pipepass${query}` });
  serve();
  await screen.findByRole('button', { name: `Copy password of ${SAO.platform}` });
  return drawn;
}
const copy = { name: `Copy password of ${SAO.platform}` };

it('D59: a reader uses an entry, and can’t change, add, import or export', async () => {
  signInAs('apenas_people');
  const { user } = await open([{ ...SAO, can_edit: false }], '?dialog=delete&of=1&edit=1');
  expect(screen.queryByRole('textbox', { name: 'User' })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const name of [/^Edit/, /^Actions for/, 'Add', 'Import', 'Sharing'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  server.answers.push(() => Response.json({ password: SECRET }));
  await user.click(screen.getByRole('button', copy));
  expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(server.sent).toEqual([{ call: 'POST /api/vault/1/password', body: { purpose: 'copy' } }]);
});

it('an editor changes an entry and sees who has access, without deleting it', async () => {
  signInAs('full_access');
  const { user } = await open([{ ...SAO, is_shared: true, to_rotate: [BEA] }]);
  await user.click(screen.getByRole('button', { name: `Actions for ${SAO.platform}` }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Renew or remove code', 'Access']);
  await user.click(screen.getByRole('menuitem', { name: 'Access' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Legal team, reader')).toBeVisible();
  expect(dialog.getByText(/No longer in the group/)).toHaveTextContent(/^Bea · Password/);
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('an administrator copies without showing, or as specified', async () => {
  const { user } = await open([SAO]);
  const answer = () => server.answers.push(() => Response.json({ password: SECRET }));
  answer();
  await user.click(screen.getByRole('button', { name: `Actions for ${SAO.platform}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy without showing' }));
  expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  answer();
  await user.click(screen.getByRole('button', copy));
  expect(await screen.findByText(`Copied to clipboard: ${SECRET}`)).toBeVisible();
});

it('the list is limited to entries to rotate', async () => {
  await open([{ ...SAO, to_rotate: [BEA] }, EVIL], '?rotate=yes');
  expect(screen.getByText('1 of 2 passwords')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('To rotate')).toBeVisible();
});

it('access is chosen from people and groups; a refusal shows at its field and keeps the choice', async () => {
  const { user } = await open([SAO], '?dialog=access&of=1');
  const readers = within(await screen.findByRole('group', { name: /^Readers/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(readers.queryByText('Roles')).toBeNull();
  await user.click(readers.getByRole('combobox', { name: 'Groups' }));
  await user.keyboard('{Backspace}');
  const error = 'A chosen person no longer exists. Choose the readers again.';
  const fields = { readers: error };
  server.answers.push(fails(400, { error, code: 'invalid_input', fields }), ok('Access saved'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await readers.findByText(error)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const none = { people: [], groups: [] };
  expect(server.sent.at(-1)).toEqual({
    call: 'PUT /api/vault/1/access',
    body: { readers: none, editors: none, version: 3 },
  });
});

it('sharing is turned off after a warning', async () => {
  const { user } = await open([SAO], '?sharing=open');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('switch'));
  expect(dialog.getByText(/loses access at once/)).toBeVisible();
  server.answers.push(ok('Only administrators can use passwords now.'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Only administrators can use passwords now.')).toBeVisible();
  expect(server.sent).toEqual([{ call: 'PUT /api/vault/sharing', body: { is_shared: false } }]);
});

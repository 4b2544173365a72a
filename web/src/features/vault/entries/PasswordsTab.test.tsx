import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { EVIL, fails, ok, press, put, SAO, serve, server, withServer } from '../vault.fixture.ts';
import { PasswordsTab } from './PasswordsTab.tsx';

withServer();

async function open(query = '', width = 1280) {
  window.innerWidth = width;
  const drawn = renderInApp(<PasswordsTab />, server.reads, { at: `/pipepass${query}` });
  serve();
  const shown = width > 600 ? `Copy password of ${SAO.platform}` : `${SAO.platform} ${SAO.user}`;
  await screen.findByRole('button', { name: shown });
  return drawn;
}
/** Chooses an action from the menu of a row. */
async function choose({ user }: Awaited<ReturnType<typeof open>>, action: string, of: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const rows = () => screen.getAllByRole('row').slice(1);

describe('the list', () => {
  it('spec §2, S10: shows values as text, links only web addresses, and marks old passwords', async () => {
    await open();
    const [evil, sao] = rows();
    expect(evil).toHaveTextContent('<script>alert(1)</script>');
    expect(within(evil as HTMLElement).queryByRole('link')).toBeNull();
    const link = within(sao as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('href', SAO.link);
    expect(sao).toHaveTextContent(/2 years ago.*Old/);
    expect(evil).not.toHaveTextContent('Old');
  });

  it('spec-b 11, pitfall 16, D67: the filter matches the platform alone, without accents', async () => {
    await open(`?platform=${encodeURIComponent('sao bento')}`);
    expect(screen.getByText('1 of 2 passwords')).toBeVisible();
    const filter = screen.getByPlaceholderText('Search by platform');
    for (const other of ['?a=1&b', 'ANA@']) {
      fireEvent.change(filter, { target: { value: other } });
      expect(await screen.findByText(`Nothing matches “${other}”.`)).toBeVisible();
    }
  });

  it('copies the user with the notification of spec §2', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: `Copy user of ${SAO.platform}` }));
    expect(await screen.findByText(`Copied to clipboard: ${SAO.user}`)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(SAO.user);
    expect(server.sent).toEqual([]);
  });

  it('shows one-time codes while they are valid', async () => {
    const { user } = await open();
    server.answers.push(() => Response.json({ code: '012345', valid_for: 17 }));
    await user.click(screen.getByRole('button', { name: `Show code of ${SAO.platform}` }));
    expect(await screen.findByText('012 345')).toBeVisible();
    expect(screen.getByText('Valid for 17 s')).toBeInTheDocument();
    expect(server.sent[0]).toEqual({ call: 'POST /api/vault/1/code', body: { purpose: 'reveal' } });
  });
});

describe('editing in the row', () => {
  const edit = async () => {
    const drawn = await open();
    await drawn.user.click(screen.getByRole('button', { name: `Edit ${SAO.platform}` }));
    const save = await screen.findByRole('button', { name: `Save ${SAO.platform}` });
    const row = save.closest('tr');
    const field = (label: string) => within(row as HTMLElement).getByLabelText(label);
    await waitFor(() => expect(field('Platform')).toHaveFocus());
    return { ...drawn, field };
  };

  it('D36: changes a link without reading or sending the password', async () => {
    const { field } = await edit();
    const code = { name: `Show code of ${SAO.platform}` };
    expect(screen.queryByRole('button', code)).toBeNull();
    expect(field('Password')).toHaveAttribute('placeholder', 'Unchanged');
    server.answers.push(ok('Saved'));
    put(field('Link'), 'https://new.example');
    press(field('Link'), 'Enter');
    expect(await screen.findByText('Saved')).toBeVisible();
    const { platform, user, version } = SAO;
    expect(server.sent).toEqual([
      {
        call: 'PUT /api/passwords/1',
        body: { platform, link: 'https://new.example', user, version },
      },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Edit ${SAO.platform}` })).toHaveFocus(),
    );
  });

  it('fetches the current password on demand and sends only a changed one', async () => {
    const { user, field } = await edit();
    server.answers.push(() => Response.json({ password: ' old ' }), ok('Saved'));
    await user.click(field(`Load current password of ${SAO.platform}`));
    await waitFor(() => expect(field('Password')).toHaveValue(' old '));
    put(field('Password'), ' new ');
    press(field('Password'), 'Enter');
    await screen.findByText('Saved');
    expect(server.sent.map(({ body }) => body?.password)).toEqual([undefined, ' new ']);
    expect(server.sent[0]?.body).toEqual({ purpose: 'reveal' });
  });

  it('a multi-line password stays in one field, hidden until revealed', async () => {
    const { user, field } = await edit();
    server.answers.push(() => Response.json({ password: 'one\ntwo' }));
    await user.click(field(`Load current password of ${SAO.platform}`));
    await waitFor(() => expect(field('Password')).toHaveValue('one\ntwo'));
    const input = field('Password');
    await user.click(field('Hide what you typed'));
    expect(input.className).toContain('disguised');
    put(input, 'one');
    expect(field('Password')).toBe(input);
    await user.click(field('Show what you typed'));
    expect(input.className).not.toContain('disguised');
  });

  it('D42: a failure keeps the input and shows an error; the retry succeeds', async () => {
    const { field } = await edit();
    put(field('User'), 'bia');
    put(field('Password'), 'n3w');
    press(field('User'), 'Enter');
    const sentence = 'An error occurred. Please try again later.';
    expect((await screen.findByText(sentence)).closest('[role=alert]')).not.toBeNull();
    expect(field('User')).toHaveValue('bia');
    expect(field('Password')).toHaveValue('n3w');
    server.answers.push(ok('Saved'));
    press(field('User'), 'Enter');
    await screen.findByText('Saved');
    expect(server.sent[1]?.body).toMatchObject({ user: 'bia', password: 'n3w' });
  });

  it('stale: keeps the input, shows the other version, and offers both', async () => {
    const { user, field } = await edit();
    const current = { ...SAO, user: 'caio', version: 4, updated_by: 'Caio' };
    const stale = fails(409, { error: 'Changed meanwhile.', code: 'stale_version', current });
    server.answers.push(stale, stale);
    put(field('User'), 'bia');
    press(field('User'), 'Enter');
    expect(await screen.findByText('Changed meanwhile.')).toBeVisible();
    expect(screen.getByText('caio')).toBeVisible();
    expect(field('User')).toHaveValue('bia');
    press(field('User'), 'Enter');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.body).toMatchObject({ user: 'bia', version: 4 });
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(field('User')).toHaveValue('caio');
  });

  it.each([
    ['Saved', ok('Saved')],
    ['It is gone.', fails(404, { error: 'It is gone.', code: 'not_found' })],
  ])(
    'what is typed in another row stays when an answer comes late: %s',
    async (message, answer) => {
      const { field, router } = await edit();
      const { promise, resolve } = Promise.withResolvers<Response>();
      server.answers.push(() => promise);
      press(field('User'), 'Enter');
      await waitFor(() => expect(server.sent).toHaveLength(1));
      await act(() => router.navigate({ to: '.', search: { edit: String(EVIL.id) } }));
      const save = await screen.findByRole('button', { name: `Save ${EVIL.platform}` });
      const other = within(save.closest('tr') as HTMLElement);
      put(other.getByLabelText('User'), 'eve');
      resolve(answer());
      expect(await screen.findByText(message)).toBeVisible();
      await waitFor(() => expect(other.getByLabelText('User')).toBeEnabled());
      expect(other.getByLabelText('User')).toHaveValue('eve');
      expect(other.queryByRole('alert')).toBeNull();
    },
  );

  it('an entry deleted by others stays in its edited row', async () => {
    const { field } = await edit();
    put(field('User'), 'bia');
    server.reads['/api/vault'] = { entries: [EVIL], deleted: [] };
    server.answers.push(fails(404, { error: 'It is gone.', code: 'not_found' }));
    press(field('User'), 'Enter');
    expect(await screen.findByText('It is gone.')).toBeVisible();
    expect(field('User')).toHaveValue('bia');
  });
});

it('the add row keeps failed input, empties after success, and the list reloads', async () => {
  const { user } = await open();
  const form = within(screen.getByRole('form', { name: 'Add a password' }));
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('Enter a platform')).toBeVisible();
  put(form.getByLabelText('Platform'), 'Broker');
  put(form.getByLabelText('Password'), ' p w ');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('An error occurred. Please try again later.')).toBeVisible();
  expect(form.getByLabelText('Password')).toHaveValue(' p w ');
  await user.click(form.getByRole('button', { name: 'Show what you typed' }));
  server.answers.push(ok('Added'));
  server.reads['/api/vault'] = { entries: [{ ...EVIL, id: 3, platform: 'Broker' }], deleted: [] };
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Actions for Broker' })).toBeVisible();
  expect(form.getByLabelText('Platform')).toHaveValue('');
  expect(form.getByLabelText('Password')).toHaveValue('');
  expect(form.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await waitFor(() => expect(form.getByLabelText('Platform')).toHaveFocus());
  expect(server.sent[1]).toEqual({
    call: 'POST /api/passwords',
    body: { platform: 'Broker', link: '', user: '', password: ' p w ' },
  });
});

it('uses a generated password; deletion needs confirmation', async () => {
  const drawn = await open();
  const { user } = drawn;
  const form = within(screen.getByRole('form', { name: 'Add a password' }));
  await user.click(form.getByRole('button', { name: 'Generate a password' }));
  const proposal = await screen.findByRole('status', { name: 'Generated password' });
  const password = proposal.textContent;
  expect(password).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Use this password' }));
  expect(form.getByLabelText('Password')).toHaveValue(password);

  await choose(drawn, 'Delete', SAO.platform);
  const question = within(await screen.findByRole('dialog', { name: `Delete ${SAO.platform}?` }));
  expect(server.sent).toEqual([]);
  server.answers.push(ok('In the bin'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('In the bin')).toBeVisible();
  expect(server.sent[0]?.call).toBe('DELETE /api/passwords/1');
});

it('the menu of a row works by keyboard, and its dialog returns the focus to it', async () => {
  const { user } = await open();
  const menu = screen.getByRole('button', { name: `Actions for ${SAO.platform}` });
  menu.focus();
  await user.keyboard('{Enter}');
  const code = await screen.findByRole('menuitem', { name: 'Renew or remove code' });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(code).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', {
    name: `One-time codes of ${SAO.platform}`,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(menu).toHaveFocus());
});

it('at 360 px a closed row copies its password', async () => {
  const { user } = await open('', 360);
  server.answers.push(() => Response.json({ password: ' p w ' }));
  await user.click(screen.getByRole('button', { name: `Copy password of ${SAO.platform}` }));
  expect(await screen.findByText('Copied to clipboard: p w')).toBeVisible();
  expect(server.sent).toEqual([{ call: 'POST /api/vault/1/password', body: { purpose: 'copy' } }]);
});

it('at 360 px the form to add opens in a dialog and closes after success', async () => {
  const { user } = await open('', 360);
  expect(screen.queryByRole('form', { name: 'Add a password' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a password' }));
  put(dialog.getByLabelText('Platform'), 'Broker');
  server.answers.push(ok('Added'));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Added')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toHaveLength(1);
});

it('at 360 px a card opens a form in a dialog', async () => {
  const { user } = await open('', 360);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: `${SAO.platform} ${SAO.user}` }));
  await user.click(screen.getByRole('button', { name: `Edit ${SAO.platform}` }));
  const dialog = within(await screen.findByRole('dialog', { name: SAO.platform }));
  expect(dialog.getByLabelText('Platform')).toHaveValue(SAO.platform);
  expect(dialog.getByLabelText('Password')).toHaveValue('');
});

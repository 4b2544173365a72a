import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRoutes } from '../../../../test/render-routes.tsx';
import { fails, put, serve, server, withServer } from './employees.fixture.ts';
import { NewEmployeeDialog } from './NewEmployeeDialog.tsx';

withServer();

async function open(reads: Parameters<typeof serve>[0] = {}) {
  const onClose = vi.fn();
  serve(reads);
  const { user } = renderRoutes(
    {
      '/vacation_admin': () => <NewEmployeeDialog invites onClose={onClose} />,
      '/people': () => <h1>Profile</h1>,
    },
    { at: '/vacation_admin' },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New Employee' }));
  const field = (label: string) => dialog.getByLabelText(label, { selector: 'input' });
  put(field('Name'), 'Bia Souza');
  put(field('Area'), 'Legal');
  await user.click(field('Position'));
  await user.click(await screen.findByRole('option', { name: 'Head', hidden: true }));
  put(field('Start Date'), '15/10/2025');
  const choose = async (label: string, option: string) => {
    await user.click(field(label));
    await user.click(await screen.findByRole('option', { name: option, hidden: true }));
  };
  const create = () => user.click(dialog.getByRole('button', { name: 'Create' }));
  return { user, dialog, field, choose, create, onClose };
}

it('D71: the username follows the name; the account goes with the employee', async () => {
  const { field, choose, create } = await open();
  expect(field('Username')).toHaveValue('Bia Souza');
  await create();
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  put(field('Email'), 'bia@example.com');
  await choose('Role', 'Full access');
  await choose('Language', 'Español');
  server.answers.push(() => Response.json({ employee_id: 7, join_link: null }));
  await create();
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(server.sent).toMatchObject([
    {
      address: '/api/people',
      body: {
        nome: 'Bia Souza',
        username: 'Bia Souza',
        email: 'bia@example.com',
        role: 'full_access',
        language: 'es',
        another_person: false,
      },
    },
  ]);
});

it('no role is suggested, the chosen one names its departments, and the language is the company’s', async () => {
  const { dialog, field, choose, create } = await open();
  expect(field('Role')).toHaveValue('');
  expect(field('Language')).toHaveValue('Company default');
  put(field('Email'), 'bia@example.com');
  await create();
  expect(await screen.findByText('Choose a role')).toBeVisible();
  expect(server.sent).toEqual([]);
  await choose('Role', 'People only');
  expect(dialog.getByText('Departments: People')).toBeVisible();
  await choose('Role', 'Everything but finance');
  expect(dialog.getByText(/^Departments: People, .*Projects$/)).toBeVisible();
  server.answers.push(() => Response.json({ employee_id: 7, join_link: null }));
  await create();
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(server.sent).toMatchObject([{ body: { role: 'tudo_menos_fin', language: null } }]);
});

it('says beforehand whether the link is emailed, and that it opens the account at once', async () => {
  const { dialog } = await open();
  const tick = await dialog.findByRole('checkbox', {
    name: 'Create an account and email an invitation',
  });
  expect(tick).toBeChecked();
  expect(
    dialog.getByText(/^The person gets a link by email\. .*before the start date/),
  ).toBeVisible();
});

it('says beforehand that there will be a link to pass on without a mail server', async () => {
  const setup = { steps: [], links_missing: 0, sends_mail: false };
  const { dialog } = await open({ '/api/setup-steps': async () => Response.json(setup) });
  await dialog.findByRole('checkbox', { name: 'Create an account with an invitation link' });
  expect(dialog.getByText(/^No mail server is set up, .*before the start date/)).toBeVisible();
});

it('D71: conflicts show at their fields, and nothing typed is lost', async () => {
  const { field, choose, create } = await open();
  put(field('Email'), 'ana@example.com');
  await choose('Role', 'Full access');
  const email = 'A user with this email address already exists';
  const username = 'A user with this name already exists';
  const reply = { error: username, code: 'username_taken', fields: { username, email } };
  server.answers.push(fails(409, reply));
  await create();
  expect(await screen.findByText(email)).toBeVisible();
  expect(screen.getByText(username)).toBeVisible();
  expect(field('Name')).toHaveValue('Bia Souza');
  expect(field('Email')).toHaveValue('ana@example.com');
});

it('D71: without a mail server the link is shown once, then the profile', async () => {
  const { user, field, choose, create } = await open();
  put(field('Email'), 'bia@example.com');
  await choose('Role', 'Full access');
  const join_link = 'http://intranet.test/join#a-token';
  server.answers.push(() => Response.json({ employee_id: 7, join_link }));
  await create();
  expect(await screen.findByText(join_link)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the profile' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.queryByText(join_link)).toBeNull();
});

it('spec §7: without an account it is the specified call', async () => {
  const { user, dialog, field, create, onClose } = await open();
  put(field('Email'), 'no address');
  await user.click(dialog.getByRole('checkbox', { name: /^Create an account/ }));
  server.answers.push(() => Response.json({ success: true, message: 'Employee created.' }));
  await create();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sent.map(({ address }) => address)).toEqual(['/api/create_user']);
  expect(server.sent[0]?.body).not.toHaveProperty('email');
});

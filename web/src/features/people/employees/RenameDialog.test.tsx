import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { ANA, fails, JOAO, ok, serve, server, withServer } from './employees.fixture.ts';
import { RenameDialog } from './RenameDialog.tsx';

withServer();

async function open(employee = JOAO) {
  const onClose = vi.fn();
  const { user } = renderInApp(<RenameDialog employee={employee} onClose={onClose} />, {});
  serve();
  const dialog = await screen.findByRole('dialog', { name: `Rename ${employee.NOME}` });
  const name = within(dialog).getByLabelText('New name');
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  return { user, dialog, name, save, onClose };
}

it('spec-b 8: renames an employee without an account; a refusal keeps what was typed', async () => {
  const { user, name, save, onClose } = await open();
  expect(name).toHaveValue('João');
  await user.clear(name);
  await user.type(name, 'Ana Lima');
  const error = 'A user with this name already exists';
  server.answers.push(fails(409, { error, code: 'username_taken', fields: { name: error } }));
  await save();
  expect(await screen.findByText(error)).toBeVisible();
  expect(name).toHaveValue('Ana Lima');
  await user.type(name, 'a');
  server.answers.push(ok('Employee renamed'));
  await save();
  expect(await screen.findByText('Employee renamed')).toBeVisible();
  expect(server.sent.map(({ address, body }) => [address, body])).toEqual([
    ['/api/employees/2/name', { name: 'Ana Lima', another_person: false }],
    ['/api/employees/2/name', { name: 'Ana Limaa', another_person: false }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('the name of another employee needs an answer', async () => {
  const { user, dialog, name, save, onClose } = await open();
  await user.clear(name);
  await user.type(name, 'Ana');
  expect(await screen.findByText('Looks like Ana. Same person?')).toBeVisible();
  await save();
  expect(await screen.findByText('Answer the question about this name')).toBeVisible();
  expect(server.sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'No, somebody else' }));
  server.answers.push(ok('Employee renamed'));
  await save();
  expect(await screen.findByText('Employee renamed')).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ name: 'Ana', another_person: true });
  expect(onClose).toHaveBeenCalledOnce();
});

it('an answer that it is the same person keeps the name', async () => {
  const { user, dialog, name, onClose } = await open();
  await user.clear(name);
  await user.type(name, 'Ana');
  await user.click(await within(dialog).findByRole('button', { name: 'Yes, keep João' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.sent).toEqual([]);
});

it('says that a user signs in with the new name', async () => {
  await open(ANA);
  expect(screen.getByText(/sign in with this name from now on/)).toBeVisible();
});

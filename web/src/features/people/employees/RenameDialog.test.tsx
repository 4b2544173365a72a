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
  await user.type(name, 'Ana');
  const error = 'An employee with this name already exists';
  server.answers.push(fails(409, { error, code: 'username_taken', fields: { name: error } }));
  await save();
  expect(await screen.findByText(error)).toBeVisible();
  expect(name).toHaveValue('Ana');
  await user.type(name, ' Lima');
  server.answers.push(ok('Employee renamed'));
  await save();
  expect(await screen.findByText('Employee renamed')).toBeVisible();
  expect(server.sent.map(({ address, body }) => [address, body.name])).toEqual([
    ['/api/employees/2/name', 'Ana'],
    ['/api/employees/2/name', 'Ana Lima'],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that a user signs in with the new name', async () => {
  await open(ANA);
  expect(screen.getByText(/sign in with this name from now on/)).toBeVisible();
});

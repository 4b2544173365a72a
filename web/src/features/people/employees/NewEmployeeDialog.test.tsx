import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { fails, ok, put, serve, server, withServer } from './employees.fixture.ts';
import { NewEmployeeDialog } from './NewEmployeeDialog.tsx';

withServer();

describe('a new employee', () => {
  const fill = async (site?: () => Promise<Response>) => {
    const onClose = vi.fn();
    const drawn = renderInApp(<NewEmployeeDialog onClose={onClose} />, {});
    serve(site && { '/api/site': site });
    const { user } = drawn;
    const dialog = await screen.findByRole('dialog', { name: 'New Employee' });
    const field = (label: string) => within(dialog).getByLabelText(label, { selector: 'input' });
    put(field('Name'), 'Bia');
    put(field('Area'), 'Legal');
    await user.click(field('Position'));
    await user.click(await screen.findByRole('option', { name: 'Head', hidden: true }));
    put(field('Start Date'), '15/10/2025');
    return { ...drawn, dialog, field, onClose };
  };

  it('spec §5: the balance follows the start date, and the defaults are sent', async () => {
    const { user, field, dialog, onClose } = await fill();
    expect(field('Balance (days)')).toHaveValue('10');
    expect(field('Status')).toHaveValue('Active');
    server.answers.push(ok('Colaborador criado com sucesso!'));
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Colaborador criado com sucesso!')).toBeVisible();
    expect(server.sent[0]?.body).toEqual({
      nome: 'Bia',
      area: 'Legal',
      cargo: 'Head',
      ativo: 'S',
      saldo: 10,
      start_date: '2025-10-15',
      birth_date: null,
      phone: null,
      another_person: false,
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('a typed balance stays when the date changes; the computed one is offered', async () => {
    const { user, field } = await fill();
    put(field('Balance (days)'), '3');
    put(field('Start Date'), '15/12/2025');
    expect(field('Balance (days)')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Use 5' }));
    expect(field('Balance (days)')).toHaveValue('5');
    put(field('Start Date'), '15/04/2026');
    expect(field('Balance (days)')).toHaveValue('0');
  });

  it('the balance follows the start date even if today loads later', async () => {
    let tell = (_: Response) => {};
    const { field } = await fill(() => new Promise<Response>((resolve) => (tell = resolve)));
    expect(field('Balance (days)')).toHaveValue('0');
    tell(Response.json({ today: '2026-03-02' }));
    await waitFor(() => expect(field('Balance (days)')).toHaveValue('10'));
  });

  it('spec-b 1: asks about a near name before creating a second person', async () => {
    const { user, field, dialog, onClose } = await fill();
    put(field('Name'), 'JOAO');
    expect(await within(dialog).findByText('Looks like João. Same person?')).toBeVisible();
    const create = within(dialog).getByRole('button', { name: 'Create' });
    await user.click(create);
    expect(within(dialog).getByText('Answer the question about this name')).toBeVisible();
    expect(server.sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'No, somebody else' }));
    expect(within(dialog).queryByText(/Same person/)).toBeNull();
    server.answers.push(ok('Colaborador criado com sucesso!'));
    await user.click(create);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent[0]?.body).toMatchObject({ nome: 'JOAO' });
  });

  it('spec-b 1: the same person isn’t created', async () => {
    const { user, field, dialog, onClose } = await fill();
    put(field('Name'), 'Joao');
    await user.click(await within(dialog).findByRole('button', { name: 'Yes, don’t create' }));
    expect(onClose).toHaveBeenCalled();
    expect(server.sent).toEqual([]);
  });

  it('asks for a position', async () => {
    renderInApp(<NewEmployeeDialog onClose={() => {}} />, {});
    fireEvent.click(await screen.findByText('Create'));
    expect(await screen.findByText('Choose a position')).toBeVisible();
  });

  it('Escape keeps the input', async () => {
    const { user, onClose } = await fill();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows missing values at their fields; a failure keeps the input', async () => {
    const { user, field, dialog } = await fill();
    put(field('Start Date'), '');
    const create = within(dialog).getByRole('button', { name: 'Create' });
    await user.click(create);
    expect(await screen.findByText('Enter a start date')).toBeVisible();
    put(field('Start Date'), '15/10/2025');
    const taken = 'An employee with this name already exists';
    server.answers.push(fails(409, { error: taken, code: 'name_taken', fields: { nome: taken } }));
    await user.click(create);
    expect(await screen.findByText(taken)).toBeVisible();
    await user.click(create);
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
    expect(field('Name')).toHaveValue('Bia');
    expect(field('Area')).toHaveValue('Legal');
  });
});

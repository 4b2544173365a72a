import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { ANA, fails, JOAO, ok, put, serve, server, withServer } from './employees.fixture.ts';
import { StartDateDialog } from './StartDateDialog.tsx';

withServer();

async function open(employee = ANA) {
  const onClose = vi.fn();
  const { user } = renderInApp(<StartDateDialog employee={employee} onClose={onClose} />, {
    '/api/site': { today: '2026-03-20' },
  });
  serve({ '/api/site': async () => Response.json({ today: '2026-03-20' }) });
  const dialog = await screen.findByRole('dialog', { name: `Start date of ${employee.NOME}` });
  const field = (label: string) => within(dialog).getByLabelText(label, { selector: 'input' });
  const findField = (label: string) => within(dialog).findByLabelText(label, { selector: 'input' });
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Correct date' }));
  return { dialog, field, findField, save, onClose };
}

it('shows the effect on accruals first, and sends it as an adjustment', async () => {
  const { dialog, field, save, onClose } = await open();
  expect(within(dialog).queryByLabelText('Adjustment in days')).toBeNull();
  put(field('Start Date'), '02/01/2025');
  expect(
    await screen.findByText(
      'Months worked until today: 14 instead of 12. The difference of 2 months adds 5 days.',
    ),
  ).toBeVisible();
  expect(field('Adjustment in days')).toHaveValue('5');
  expect(screen.getByText('The balance is 10 days now, and 15 days afterwards.')).toBeVisible();
  expect(server.sent).toEqual([]);

  server.answers.push(ok('Start date corrected'));
  await save();
  expect(await screen.findByText('Start date corrected')).toBeVisible();
  expect(server.sent[0]?.body).toEqual({
    nome: 'Ana',
    employee_id: 1,
    start_date: '2025-01-02',
    expected_start_date: '2025-03-02',
    adjustment: 5,
  });
  expect(onClose).toHaveBeenCalled();
});

it('keeps a typed adjustment and rejects an invalid one', async () => {
  const { field, findField, save } = await open();
  put(field('Start Date'), '02/01/2025');
  put(await findField('Adjustment in days'), 'none');
  await save();
  expect(await screen.findByText('Enter a number of days')).toBeVisible();
  expect(server.sent).toEqual([]);
  put(field('Adjustment in days'), '0');
  put(field('Start Date'), '02/12/2024');
  expect(field('Adjustment in days')).toHaveValue('0');
});

it('adjusts nothing for an unknown date or a contractor', async () => {
  const { field, findField } = await open(JOAO);
  put(field('Start Date'), '02/01/2025');
  expect(await findField('Adjustment in days')).toHaveValue('0');
  expect(
    screen.getByText('This employee doesn’t accrue vacation, so the balance doesn’t change.'),
  ).toBeVisible();
});

it('shows a refusal at the field and stays open', async () => {
  const { field, save, onClose } = await open();
  put(field('Start Date'), '02/01/1980');
  const sentence = 'The start date must be after the birth date';
  server.answers.push(fails(400, { error: sentence, fields: { start_date: sentence } }));
  await save();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

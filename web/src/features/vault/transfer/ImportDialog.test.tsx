import type { PasswordImportLine } from '@intranet/contract/vault/transfer-endpoints.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const NEW: PasswordImportLine = {
  line: 2,
  platform: 'Bank',
  user: 'ana',
  action: 'create',
  details: ['Left behind: notes'],
};
const WRONG: PasswordImportLine = {
  ...NEW,
  line: 3,
  platform: '',
  action: 'wrong',
  details: ['Platform: Enter a platform'],
};

afterEach(() => vi.unstubAllGlobals());

it('shows the format and wrong lines without importing; a failed import can be retried', async () => {
  let lines = [NEW, WRONG];
  const sent: (string | null)[][] = [];
  let away = true;
  const not_imported: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    const mode = String(body.get('mode'));
    sent.push([mode, body.get('plan') as string | null]);
    if (mode === 'import' && away) throw new TypeError('offline');
    return Response.json({
      imported: mode === 'import',
      form: 'bitwarden',
      lines,
      plan: 'p1',
      not_imported,
    });
  });
  const onClose = vi.fn();
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Import passwords' }));
  const choose = () =>
    user.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'list.csv', { type: 'text/csv' }),
    );
  await choose();
  expect(await dialog.findByText('Bitwarden file: 1 new, 1 wrong')).toBeVisible();
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent('Enter a platform');
  expect(dialog.getByText('Left behind: notes')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();

  lines = [NEW];
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Import 1 password' }));
  expect(await dialog.findByText('An error occurred. Please try again later.')).toBeVisible();
  away = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Imported: 1 password')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent).toEqual([
    ['preview', null],
    ['preview', null],
    ['import', 'p1'],
    ['import', 'p1'],
  ]);
});

it('D66: columns that would be lost are confirmed before the import', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    sent.push(body.get('ignore_columns') as string | null);
    const imported = body.get('mode') === 'import';
    const reply = { form: 'chrome', lines: [NEW], plan: 'p1', not_imported: ['note'] };
    return Response.json({ ...reply, imported });
  });
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
  const file = new File(['x'], 'list.csv', { type: 'text/csv' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  expect(await screen.findByText('1 column won’t be imported')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Import without these columns' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 password' }));
  expect(await screen.findByText('Imported: 1 password')).toBeVisible();
  expect(sent).toEqual([null, 'yes', 'yes']);
});

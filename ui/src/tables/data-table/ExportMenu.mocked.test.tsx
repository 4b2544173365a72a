import { CallError } from '@intranet/contract/core/call-error.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { DataTable } from './DataTable.tsx';
import type { FetchRows } from './ExportMenu.tsx';
import { type Sample, sample, sampleColumns } from './sample.fixture.ts';

const saved: { name: string; content: Blob }[] = [];
let fails = false;

vi.mock('./save-file.ts', () => ({
  saveFile: (name: string, content: Blob) => {
    if (fails) throw new Error('disk full');
    saved.push({ name, content });
  },
}));

beforeEach(() => {
  saved.length = 0;
});
afterEach(() => {
  fails = false;
});

function table(rows: readonly Sample[], fetchRows?: FetchRows<Sample>) {
  return (
    <DataTable
      noun={(count) => `${count} ${count === 1 ? 'leave' : 'leaves'}`}
      rows={rows}
      fetchRows={fetchRows}
      columns={[
        ...sampleColumns,
        { id: 'secret', header: 'Secret', kind: 'text', value: () => 'hidden', exported: false },
      ]}
      rowKey={(row) => row.id}
      label="Leaves"
      empty="No vacation recorded"
      exportName="leaves"
      initialSort={{ column: 'balance', direction: 'desc' }}
    />
  );
}

type User = ReturnType<typeof renderUi>['user'];

async function exportAs(user: User, format: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
}

const rows = [sample('Ana', '2026-10-02', 9), sample('João', '2026-09-15', 10)];

describe('exports', () => {
  it('writes what is shown, in its order, as CSV', async () => {
    const { user } = renderUi(table(rows));
    await exportAs(user, 'CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('leaves.csv');
    expect(saved[0]?.content.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\ufeff"Name","Start Date","Balance"\r\n"João","15/09/2026",10\r\n"Ana","02/10/2026",9\r\n',
    );
  });

  it('writes an Excel file', async () => {
    const { user } = renderUi(table(rows));
    await exportAs(user, 'Excel');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('leaves.xlsx');
    expect(saved[0]?.content.size).toBeGreaterThan(1000);
  });

  it('says when it failed, and tries again', async () => {
    const { user } = renderUi(table(rows));
    fails = true;
    await exportAs(user, 'CSV');
    expect(await screen.findByText(/Couldn’t create the file/)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('gets all rows first where only some are shown, says how far it is, and can wait', async () => {
    const { promise, resolve } = Promise.withResolvers<Sample[]>();
    const { user } = renderUi(
      table(rows, (report) => {
        report(5_000, 12_345);
        return promise;
      }),
    );
    await exportAs(user, 'CSV');
    expect(screen.getByText('5,000 of 12,345 loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
    resolve([...rows, sample('Zoë', '2026-01-01', 1)]);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.content.text()).toContain('"Zoë"');
    expect(screen.queryByText(/ loaded/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('says why the rows could not be had', async () => {
    const fetchRows = () => Promise.reject(new CallError('unavailable', 'The database is away.'));
    const { user } = renderUi(table(rows, fetchRows));
    await exportAs(user, 'CSV');
    expect(await screen.findByText('The database is away.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('offers nothing to export where there is nothing', () => {
    renderUi(table([]));
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = renderUi(table(rows));
    await exportAs(user, 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });
});

import type { ImportLine } from '@intranet/contract/core/import.ts';
import { SHEET } from '@intranet/contract/core/sheets.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/render.tsx';
import { ImportTab } from './ImportTab.tsx';

const NEW: ImportLine = { line: 2, name: 'Ana', action: 'create', details: ['Head in Legal'] };
const SAME: ImportLine = { line: 3, name: 'Bia', action: 'none', details: [] };
const WRONG: ImportLine = {
  line: 4,
  name: 'Caio',
  action: 'wrong',
  details: ['Area: Enter an area', 'Position: Choose a position'],
};

interface Sent {
  path: string;
  mode: string;
  charge: string | null;
  plan: string | null;
  text: string;
  /** The fields of the form that only some calls have. */
  answers?: Record<string, string>;
}
let sent: Sent[];
let answer: (call: Sent) => Response | Promise<Response>;
const about = { not_imported: [] as string[], notices: [] as string[] };
const reply = (...lines: ImportLine[]) =>
  Response.json({ ...about, imported: false, lines, plan: `plan of ${lines.length}` });
const ANSWERS = ['same_person', 'another_person', 'ignore_columns'];

beforeEach(() => {
  sent = [];
  answer = () => reply(NEW, SAME);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
    const text = await (body.get('file') as File).text();
    const call = {
      path,
      mode: String(body.get('mode')),
      charge: body.get('charge') as string | null,
      plan: body.get('plan') as string | null,
      text,
      ...(ANSWERS.some((name) => body.has(name)) && {
        answers: Object.fromEntries(
          ANSWERS.flatMap((name) => (body.has(name) ? [[name, String(body.get(name))]] : [])),
        ),
      }),
    };
    sent.push(call);
    return answer(call);
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { user } = renderUi(
    <QueryClientProvider client={client}>
      <ImportTab />
    </QueryClientProvider>,
  );
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const choose = (name: string, text: string, file = `${name}.csv`) => {
    const input = screen
      .getByRole('region', { name })
      .querySelector('input[type=file]') as HTMLInputElement;
    return user.upload(input, new File([text], file, { type: 'text/csv' }));
  };
  return { user, card, choose };
}

describe('employees', () => {
  it('shows what a file would do, wrong lines first, and imports nothing while one is', async () => {
    answer = () => reply(NEW, SAME, WRONG);
    const { user, card, choose } = open();
    await choose('Employees', 'Name');
    const employees = card('Employees');
    expect(await employees.findByText('1 new, 1 unchanged, 1 wrong')).toBeVisible();
    const rows = employees.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['4', '2', '3']);
    expect(rows[0]).toHaveTextContent('WrongArea: Enter an areaPosition: Choose a position');
    expect(employees.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(employees.getByText(/Correct the line with an error in the file/)).toBeVisible();
    await user.click(employees.getByRole('switch', { name: 'Only errors' }));
    expect(employees.getAllByRole('row')).toHaveLength(2);
    expect(sent).toEqual([
      { path: '/api/import_employees', mode: 'preview', charge: null, plan: null, text: 'Name' },
    ]);
  });

  it('imports a correct file, and shows the result', async () => {
    const { user, card, choose } = open();
    await choose('Employees', 'right');
    await user.click(await card('Employees').findByRole('button', { name: 'Import 1 line' }));
    expect(await card('Employees').findByText('Imported: 1 new, 1 unchanged')).toBeVisible();
    expect(card('Employees').getByRole('status')).toHaveFocus();
    expect(sent.map(({ mode, text, plan }) => [mode, text, plan])).toEqual([
      ['preview', 'right', null],
      ['import', 'right', 'plan of 2'],
    ]);
    expect(card('Employees').queryByRole('table')).toBeNull();
    expect(card('Employees').getByText('Choose a file')).toBeVisible();
  });

  it('has nothing to import where all is there', async () => {
    answer = () => reply(SAME);
    const { card, choose } = open();
    await choose('Employees', 'same');
    expect(await card('Employees').findByText(/Nothing to import/)).toBeVisible();
    expect(card('Employees').getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('keeps the file when the import fails, and tries again', async () => {
    let away = true;
    answer = ({ mode }) => {
      if (mode === 'import' && away) throw new TypeError('offline');
      return reply(NEW);
    };
    const { user, card, choose } = open();
    await choose('Employees', 'x');
    await user.click(await card('Employees').findByRole('button', { name: 'Import 1 line' }));
    expect(await card('Employees').findByRole('alert')).toHaveTextContent(
      'An error occurred. Please try again later.',
    );
    expect(card('Employees').getByText('Employees.csv')).toBeVisible();
    away = false;
    await user.click(card('Employees').getByRole('button', { name: 'Try again' }));
    expect(await card('Employees').findByText('Imported: 1 new')).toBeVisible();
  });

  it('looks again when the server finds lines wrong that were right', async () => {
    let changed = false;
    answer = ({ mode }) => {
      if (mode === 'preview') return changed ? reply(WRONG) : reply(NEW);
      changed = true;
      const error = '1 of 1 lines is wrong: nothing was imported.';
      return Response.json({ error, code: 'import_refused' }, { status: 409 });
    };
    const { user, card, choose } = open();
    await choose('Employees', 'x');
    await user.click(await card('Employees').findByRole('button', { name: 'Import 1 line' }));
    expect(await card('Employees').findByText('1 wrong')).toBeVisible();
    expect(card('Employees').getByText(/nothing was imported/)).toBeVisible();
  });

  it('shows changes since the preview, keeps the file, and imports it on request', async () => {
    const error = 'Something has changed since the preview: nothing was imported.';
    answer = ({ mode, plan }) => {
      if (mode === 'preview') return sent.length === 1 ? reply(NEW, SAME) : reply(NEW);
      if (plan === 'plan of 1') return reply(NEW);
      return Response.json({ error, code: 'import_refused' }, { status: 409 });
    };
    const { user, card, choose } = open();
    await choose('Employees', 'x');
    const employees = card('Employees');
    await user.click(await employees.findByRole('button', { name: 'Import 1 line' }));
    expect(await employees.findByText(error)).toBeVisible();
    expect(employees.getByText('Employees.csv')).toBeVisible();
    expect(await employees.findByText('1 new')).toBeVisible();
    await user.click(employees.getByRole('button', { name: 'Import 1 line' }));
    expect(await employees.findByText('Imported: 1 new')).toBeVisible();
    expect(employees.queryByText(error)).toBeNull();
  });

  it('says why a file cannot be read, and takes another', async () => {
    answer = () =>
      Response.json(
        {
          error: 'The file has no “Name” column. Add the column names in the first row.',
          code: 'invalid_file',
        },
        { status: 400 },
      );
    const { card, choose } = open();
    await choose('Employees', 'x');
    expect(
      await card('Employees').findByText(
        'The file has no “Name” column. Add the column names in the first row.',
      ),
    ).toBeVisible();
    expect(card('Employees').queryByRole('button', { name: 'Try again' })).toBeNull();
    answer = () => reply(NEW);
    await choose('Employees', 'y');
    expect(await card('Employees').findByRole('button', { name: 'Import 1 line' })).toBeVisible();
    expect(card('Employees').queryByText(/no “Name” column/)).toBeNull();
  });

  it('does not send what is too large', async () => {
    const { card, choose } = open();
    await choose('Employees', 'x'.repeat(SHEET.maxBytes + 1));
    expect(await card('Employees').findByText(SHEET.refusal)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('D66: what an import leaves out, and near names', () => {
  const near = (line: number, action: ImportLine['action']): ImportLine => ({
    line,
    name: 'Chloe Lefevre',
    action,
    details: [],
    looks_like: 'Chloé Lefèvre',
  });
  const answersOf = () => sent.at(-1)?.answers;

  it('F1: names unknown columns, and imports only after a confirmation', async () => {
    const file = { imported: false, lines: [NEW], plan: 'p', notices: ['Read from “Dados”.'] };
    answer = () => Response.json({ ...file, not_imported: ['Saldo (dias)'] });
    const { user, card, choose } = open();
    await choose('Employees', 'x');
    const employees = card('Employees');
    expect(await employees.findByText('Saldo (dias)')).toBeVisible();
    expect(employees.getByText('1 column won’t be imported')).toBeVisible();
    expect(employees.getByText('Read from “Dados”.')).toBeVisible();
    expect(employees.getByRole('button', { name: 'Import' })).toBeDisabled();
    await user.click(employees.getByLabelText('Import without these columns'));
    const button = await employees.findByRole('button', { name: 'Import 1 line' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(sent.at(-1)?.mode).toBe('import'));
    expect(answersOf()).toEqual({ ignore_columns: 'yes' });
  });

  it('spec-b 1: asks whether near names mean the same person', async () => {
    answer = ({ answers }) =>
      reply(near(2, answers?.same_person ? 'change' : 'ask'), near(5, answers ? 'create' : 'ask'));
    const { user, card, choose } = open();
    await choose('Employees', 'x');
    const employees = card('Employees');
    expect(await employees.findByText('2 to answer')).toBeVisible();
    expect(employees.getByText(/Answer the questions above/)).toBeVisible();
    const question = (line: number) =>
      within(
        employees.getByRole('radiogroup', {
          name: `Line ${line}: Chloe Lefevre looks like Chloé Lefèvre.`,
        }),
      );
    await user.click(question(5).getByLabelText('No, somebody else'));
    await waitFor(() => expect(answersOf()).toEqual({ another_person: '5' }));
    await user.click(question(2).getByLabelText('Yes, the same person'));
    expect(await employees.findByText('1 new, 1 changed')).toBeVisible();
    expect(question(2).getByLabelText('Yes, the same person')).toHaveFocus();
    expect(answersOf()).toEqual({ same_person: '2', another_person: '5' });
  });

  it('spec-b 1: answers all questions at once, and forgets the answers with the file', async () => {
    answer = ({ answers }) =>
      reply(...[2, 3].map((line) => near(line, answers ? 'change' : 'ask')));
    const { user, card, choose } = open();
    await choose('Employees', 'x');
    await user.click(await card('Employees').findByRole('button', { name: 'Yes for all 2' }));
    await waitFor(() => expect(answersOf()).toEqual({ same_person: '2,3' }));
    await choose('Employees', 'y');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ text: 'y', mode: 'preview' }));
    expect(answersOf()).toBeUndefined();
  });
});

describe('leaves', () => {
  it('previews again when vacations are in the balances already', async () => {
    const { user, card, choose } = open();
    await user.click(card('Leaves').getByLabelText('Deduct from balances'));
    await choose('Leaves', 'x');
    await waitFor(() => expect(sent.map(({ charge }) => charge)).toEqual(['yes']));
    await user.click(card('Leaves').getByLabelText('Already included in opening balances'));
    await waitFor(() => expect(sent.map(({ charge }) => charge)).toEqual(['yes', 'no']));
    await user.click(await card('Leaves').findByRole('button', { name: 'Import 1 line' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        path: '/api/import_leaves',
        mode: 'import',
        charge: 'no',
      }),
    );
  });

  it('F8: hands over templates that have the headers, as CSV and as a spreadsheet', async () => {
    let file: Blob | undefined;
    let name = '';
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          file = blob;
          return 'blob:template';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Excel template for Leaves' }));
    await waitFor(() => expect(name).toBe('leaves-template.xlsx'));
    await user.click(screen.getByRole('button', { name: 'CSV template for Leaves' }));
    await waitFor(() => expect(name).toBe('leaves-template.csv'));
    expect((await file?.text())?.trim()).toBe(
      '"Name","Leave Type","Start Date","End Date","Approval"',
    );
  });
});

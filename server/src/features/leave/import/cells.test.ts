import { LANGUAGE_IDS } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LEAVE_HEADERS } from '@intranet/contract/leave/import-endpoints.ts';
import { statusLabel, WIRE_STATUS } from '@intranet/contract/leave/leave-states.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { EMPLOYEE_FIELDS } from '@intranet/contract/people/employee-fields.ts';
import { ATIVO, ATIVO_LABELS } from '@intranet/contract/people/positions.ts';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '#core/language.ts';
import { type ColumnSpec, readTable } from '#core/sheets/read-table.ts';
import { currentLanguage } from '#core/translators.ts';
import { readActive } from '#features/people/import/cells.ts';
import { LEAVE_COLUMNS, readApprovalCell, readLeaveType } from './cells.ts';

const VACATION = { as_specified: 'Vacation', en: 'Vacation', 'pt-BR': 'Férias', es: 'Vacaciones' };
const PAIRS = LANGUAGE_IDS.flatMap((written) => LANGUAGE_IDS.map((read) => ({ written, read })));

describe.each(PAIRS)('D47: a file in $written, imported in $read', ({ written, read }) => {
  const inWritten = <T>(write: () => T) => inLanguage(written, write);

  test('this test speaks both languages', () => {
    expect(inWritten(currentLanguage)).toBe(written);
    expect(inWritten(() => leaveTypeLabel('Vacation'))).toBe(VACATION[written]);
  });

  test('the headers of leaves and employees', async () => {
    const expectRead = async (specs: Record<string, ColumnSpec>) => {
      const headers = inWritten(() => Object.values(specs).map(({ header }) => t(header)));
      const keys = Object.keys(specs);
      const file = Buffer.from([headers, keys].map((cells) => cells.join(';')).join('\n'));
      const { rows, leftOut } = await inLanguage(read, () => readTable(file, 10, specs));
      expect(rows[0]?.cells).toEqual(Object.fromEntries(keys.map((key) => [key, key])));
      expect(leftOut).toEqual([]);
    };
    await expectRead(LEAVE_COLUMNS);
    await expectRead(EMPLOYEE_FIELDS);
    // Area and position choose between people of one name.
    expect(Object.keys(LEAVE_COLUMNS)).toEqual([...Object.keys(LEAVE_HEADERS), 'area', 'position']);
  });

  test('types, states and whether somebody is active', () => {
    const labels = inWritten(() => ({
      types: LEAVE_TYPES.map(leaveTypeLabel),
      active: ATIVO.map((one) => t(ATIVO_LABELS[one])),
      states: WIRE_STATUS.map(statusLabel),
    }));
    inLanguage(read, () => {
      expect(labels.types.map(readLeaveType)).toEqual(LEAVE_TYPES.map((value) => ({ value })));
      expect(labels.active.map(readActive)).toEqual(ATIVO.map((value) => ({ value })));
      const [pending, approved, rejected] = labels.states.map(readApprovalCell);
      expect(pending).toHaveProperty('problem');
      expect([approved, rejected]).toEqual([{ value: 'approved' }, { value: 'rejected' }]);
    });
  });
});

import { t } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import {
  type DetailName,
  detailSchemas,
  EMPLOYEE_DETAILS,
  EMPLOYEE_FIELDS,
  type EmployeeFieldName,
} from '@intranet/contract/people/employee-fields.ts';
import { employeeEditBody } from '@intranet/contract/people/endpoints.ts';
import {
  ATIVO,
  ATIVO_LABELS,
  type Ativo,
  CARGOS,
  type Cargo,
} from '@intranet/contract/people/positions.ts';
import { areaNameSchema, employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import type { z } from 'zod';
import { type Cell, EMPTY_CELL, isBlank, readDay, readText, shorten } from '#core/sheets/cells.ts';
import { inEveryLanguage } from '#core/translators.ts';

export const labelOf = (column: EmployeeFieldName) => t(EMPLOYEE_FIELDS[column].header);

export const readName = (cell: string | undefined) =>
  readText(cell, labelOf('name'), employeeNameSchema, t('Enter a name'));

export function readArea(cell: string | undefined): Cell<string> {
  return readText(cell, labelOf('area'), areaNameSchema);
}

/** Reads a number of days, such as `12.5` or `12,5`. */
export function readBalance(cell: string | undefined): Cell<number> {
  if (isBlank(cell)) return EMPTY_CELL;
  const text = (cell ?? '').replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) {
    return {
      problem: t('{label}: “{cell}” isn’t a number. Use a format like 12.5', {
        label: labelOf('balance'),
        cell: shorten(cell),
      }),
    };
  }
  const { data, error } = employeeEditBody.shape.saldo.safeParse(Number(text));
  return error
    ? { problem: `${labelOf('balance')}: ${error.issues[0]?.message}` }
    : { value: data };
}

export function readPosition(cell: string | undefined): Cell<Cargo> {
  if (!cell) return EMPTY_CELL;
  const value = CARGOS.find((cargo) => fold(cargo) === fold(cell));
  return value
    ? { value }
    : {
        problem: t('{label}: “{cell}” isn’t valid. Use one of {join}', {
          label: labelOf('position'),
          cell: shorten(cell),
          join: CARGOS.join(', '),
        }),
      };
}

/** Reads a wire value, or its label in any language. */
export function readActive(cell: string | undefined): Cell<Ativo> {
  if (!cell) return EMPTY_CELL;
  const value = ATIVO.find((ativo) =>
    [ativo, ...inEveryLanguage(ATIVO_LABELS[ativo])].some((word) => fold(word) === fold(cell)),
  );
  return value
    ? { value }
    : {
        problem: t('{label}: “{cell}” isn’t valid. Use one of {join}', {
          label: labelOf('active'),
          cell: shorten(cell),
          join: ATIVO.join(', '),
        }),
      };
}

export function readDetail(cell: string | undefined, name: DetailName): Cell<string> {
  const { kind } = EMPLOYEE_DETAILS[name];
  const label = labelOf(name);
  if (kind === 'day') return readDay(cell, label);
  return readText(cell, label, detailSchemas[name] as z.ZodType<string>);
}

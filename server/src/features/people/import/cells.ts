import { fold } from '@intranet/contract/core/text.ts';
import {
  type DetailName,
  detailSchemas,
  EMPLOYEE_DETAILS,
} from '@intranet/contract/people/employee-fields.ts';
import { employeeEditBody } from '@intranet/contract/people/endpoints.ts';
import { type Ativo, CARGOS, type Cargo } from '@intranet/contract/people/positions.ts';
import { areaNameSchema, employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import type { z } from 'zod';
import { type Cell, EMPTY_CELL, isBlank, readDay, readText, shorten } from '#core/sheets/cells.ts';

const ACTIVE: Record<string, Ativo> = {
  s: 'S',
  n: 'N',
  c: 'C',
  active: 'S',
  'has left': 'N',
  contractor: 'C',
};

export const readName = (cell: string | undefined) =>
  readText(cell, 'Name', employeeNameSchema, 'Enter a name');

export function readArea(cell: string | undefined): Cell<string> {
  return readText(cell, 'Area', areaNameSchema);
}

export function readBalance(cell: string | undefined): Cell<number> {
  if (isBlank(cell)) return EMPTY_CELL;
  const text = (cell ?? '').replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) {
    return { problem: `Balance: “${shorten(cell)}” is not a number, such as 12.5` };
  }
  const { data, error } = employeeEditBody.shape.saldo.safeParse(Number(text));
  return error ? { problem: `Balance: ${error.issues[0]?.message}` } : { value: data };
}

export function readPosition(cell: string | undefined): Cell<Cargo> {
  if (!cell) return EMPTY_CELL;
  const value = CARGOS.find((cargo) => fold(cargo) === fold(cell));
  return value
    ? { value }
    : { problem: `Position: “${shorten(cell)}” is none of ${CARGOS.join(', ')}` };
}

export function readActive(cell: string | undefined): Cell<Ativo> {
  if (!cell) return EMPTY_CELL;
  const value = ACTIVE[fold(cell)];
  return value ? { value } : { problem: `Active: “${shorten(cell)}” is none of S, N, C` };
}

export function readDetail(cell: string | undefined, name: DetailName): Cell<string> {
  const { kind, header } = EMPLOYEE_DETAILS[name];
  if (kind === 'day') return readDay(cell, header);
  return readText(cell, header, detailSchemas[name] as z.ZodType<string>);
}

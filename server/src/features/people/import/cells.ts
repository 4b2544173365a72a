import { t } from '@intranet/contract/core/i18n/t.ts';
import { foldSpaces } from '@intranet/contract/core/text.ts';
import { areaName, TRANSLATED_AREAS } from '@intranet/contract/people/area-name.ts';
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
  positionName,
} from '@intranet/contract/people/positions.ts';
import { areaNameSchema, employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import type { z } from 'zod';
import {
  type Cell,
  EMPTY_CELL,
  isBlank,
  NO,
  readDay,
  readText,
  shorten,
  wordReader,
  YES,
} from '#core/sheets/cells.ts';
import { inEveryLanguage, wordsInEveryLanguage } from '#core/translators.ts';

export const labelOf = (column: EmployeeFieldName) => t(EMPLOYEE_FIELDS[column].header);

export const readName = (cell: string | undefined) =>
  readText(cell && foldSpaces(cell), labelOf('name'), employeeNameSchema, t('Enter a name'));

export function readArea(cell: string | undefined): Cell<string> {
  return readText(cell && foldSpaces(cell), labelOf('area'), areaNameSchema);
}

/** Three digits after a separator, which may separate thousands. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Reads a number of days, such as `12.5` or `12,5`. */
export function readBalance(cell: string | undefined): Cell<number> {
  if (isBlank(cell)) return EMPTY_CELL;
  if (AMBIGUOUS.test(cell ?? '')) {
    return {
      problem: t(
        '{label}: “{cell}” could mean thousands or decimals. Use a format like 1500 or 1.5',
        { label: labelOf('balance'), cell: shorten(cell) },
      ),
    };
  }
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

const notOneOf = (column: EmployeeFieldName, cell: string, words: readonly string[]) => ({
  problem: t('{label}: “{cell}” isn’t valid. Use one of {join}', {
    label: labelOf(column),
    cell: shorten(cell),
    join: words.join(', '),
  }),
});

/** Short words that other programs use, in any language. */
const POSITION_WORDS: Partial<Record<Cargo, readonly string[]>> = {
  'Senior Assist': ['Senior', 'Sênior'],
  'Mid-level Assist': ['Mid-level', 'Mid level', 'Pleno'],
  'Junior Assist': ['Junior', 'Júnior'],
  'Intern Assist': ['Intern', 'Estagiário', 'Estagiária', 'Becario', 'Becaria'],
};

const positionOf = wordReader(() =>
  CARGOS.map((cargo) => [
    cargo,
    [...wordsInEveryLanguage(() => positionName(cargo)), ...(POSITION_WORDS[cargo] ?? [])],
  ]),
);

export function readPosition(cell: string | undefined): Cell<Cargo> {
  if (!cell) return EMPTY_CELL;
  const value = positionOf(cell);
  return value ? { value } : notOneOf('position', cell, CARGOS.map(positionName));
}

const activeOf = wordReader<Ativo>(() => [
  ['S', YES],
  ['N', NO],
  ...ATIVO.map((ativo): [Ativo, string[]] => [
    ativo,
    [ativo, ...inEveryLanguage(ATIVO_LABELS[ativo])],
  ]),
]);

/** Reads a wire value, its label in any language, or whether somebody is active. */
export function readActive(cell: string | undefined): Cell<Ativo> {
  if (!cell) return EMPTY_CELL;
  const value = activeOf(cell);
  const words = ATIVO.map((ativo) => t(ATIVO_LABELS[ativo]));
  return value ? { value } : notOneOf('active', cell, words);
}

const areaOf = wordReader(() =>
  TRANSLATED_AREAS.map((area) => [area, wordsInEveryLanguage(() => areaName(area))]),
);

/** The stored name of an area that a screen shows in another language (D66). */
export const untranslateArea = (cell: string): string => areaOf(cell) ?? cell;

export function readDetail(cell: string | undefined, name: DetailName): Cell<string> {
  const { kind } = EMPLOYEE_DETAILS[name];
  const label = labelOf(name);
  if (kind === 'day') return readDay(cell, label);
  return readText(cell, label, detailSchemas[name] as z.ZodType<string>);
}

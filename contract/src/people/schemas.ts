import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { idSchema } from '../core/endpoint.ts';
import { existingNameSchema, nameSchema } from '../core/schemas.ts';
import { ALL_AREAS, CARGOS } from './positions.ts';

export const cargoSchema = z.enum(CARGOS, { error: () => t('Choose a position') });

export const employeeNameSchema = existingNameSchema(120, msg('Enter a name'));
/** Chooses an employee, so that the name beside it doesn't count (decision 43). */
export const chosenIdSchema = idSchema
  .optional()
  .describe('The id of the employee, if several have the name');
/** A new employee's name: any visible text of 1 to 120 characters (D12). */
export const newEmployeeNameSchema = nameSchema(120, msg('Enter a name'));

const isOneArea = (name: string) => name.toUpperCase() !== ALL_AREAS;
const EVERY_AREA = {
  error: () => t('{ALL_AREAS} stands for every area: choose another name', { ALL_AREAS }),
};
/** An existing area's name. The filter name for all areas is reserved. */
export const areaNameSchema = existingNameSchema(80, msg('Enter an area')).refine(
  isOneArea,
  EVERY_AREA,
);
/** A new area's name: any visible text of 1 to 80 characters. */
export const newAreaNameSchema = nameSchema(80, msg('Enter an area')).refine(isOneArea, EVERY_AREA);

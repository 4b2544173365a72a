import { z } from 'zod';
import { existingNameSchema, nameSchema } from '../core/schemas.ts';
import { ALL_AREAS, CARGOS } from './positions.ts';

export const cargoSchema = z.enum(CARGOS, 'Choose a position');

export const employeeNameSchema = existingNameSchema(120, 'Enter a name');
/** A new employee's name: any visible text of 1 to 120 characters (D12). */
export const newEmployeeNameSchema = nameSchema(120, 'Enter a name');

const isOneArea = (name: string) => name.toUpperCase() !== ALL_AREAS;
const EVERY_AREA = `${ALL_AREAS} stands for every area: choose another name`;
/** An existing area's name. The filter name for all areas is reserved. */
export const areaNameSchema = existingNameSchema(80, 'Enter an area').refine(isOneArea, EVERY_AREA);
/** A new area's name: any visible text of 1 to 80 characters. */
export const newAreaNameSchema = nameSchema(80, 'Enter an area').refine(isOneArea, EVERY_AREA);

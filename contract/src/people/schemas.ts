import { z } from 'zod';
import { existingNameSchema, nameSchema } from '../core/schemas.ts';
import { ALL_AREAS, CARGOS } from './positions.ts';

export const cargoSchema = z.enum(CARGOS, 'Choose a position');

/** An employee's name, by which they are looked up. */
export const employeeNameSchema = existingNameSchema(120, 'Enter a name');
/** A new employee's name: any visible text of 1 to 120 characters (D12). */
export const newEmployeeNameSchema = nameSchema(120, 'Enter a name');

const isOneArea = (name: string) => name.toUpperCase() !== ALL_AREAS;
const EVERY_AREA = `${ALL_AREAS} stands for every area: choose another name`;
/** An area's name, by which it is looked up. The name for all areas together is reserved. */
export const areaNameSchema = existingNameSchema(80, 'Enter an area').refine(isOneArea, EVERY_AREA);
/** The name of an area that does not exist yet: any visible text of 1 to 80 characters. */
export const newAreaNameSchema = nameSchema(80, 'Enter an area').refine(isOneArea, EVERY_AREA);

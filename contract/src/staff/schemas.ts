import { z } from 'zod';
import { lineSchema } from '../schemas.ts';
import { ALL_AREAS, CARGOS } from './cargos.ts';

export const cargoSchema = z.enum(CARGOS, 'Choose a position');

/** An employee's name: any printable text of 1 to 120 characters (D12). */
export const employeeNameSchema = lineSchema(120, 'Enter a name');
/** No area may be named as all of them are together. */
export const areaNameSchema = lineSchema(80, 'Enter an area').refine(
  (name) => name.toUpperCase() !== ALL_AREAS,
  `${ALL_AREAS} stands for every area: choose another name`,
);

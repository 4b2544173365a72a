import { z } from 'zod';
import { lineSchema } from '../text.ts';

/** The positions of spec §3, senior first. */
export const CARGOS = [
  'C-Level',
  'Head',
  'Senior Assist',
  'Mid-level Assist',
  'Junior Assist',
  'Intern Assist',
] as const;
export const cargoSchema = z.enum(CARGOS, 'Choose a position');
export type Cargo = z.infer<typeof cargoSchema>;

/** ATIVO: S active, N has left, C contractor (D14). */
export const ATIVO = ['S', 'N', 'C'] as const;
export type Ativo = (typeof ATIVO)[number];

/** How ATIVO is shown. */
export const ATIVO_LABELS: Record<Ativo, string> = {
  S: 'Active',
  C: 'Contractor',
  N: 'Has left',
};

/** The area filter that means every area (spec §9). */
export const ALL_AREAS = 'TODOS';

/** An employee's name: any printable text of 1 to 120 characters (D12). */
export const employeeNameSchema = lineSchema(120, 'Enter a name');
/** No area may be named as all of them are together. */
export const areaNameSchema = lineSchema(80, 'Enter an area').refine(
  (name) => name.toUpperCase() !== ALL_AREAS,
  `${ALL_AREAS} stands for every area: choose another name`,
);

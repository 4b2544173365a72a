import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';

export const CARGOS = [
  'C-Level',
  'Head',
  'Senior Assist',
  'Mid-level Assist',
  'Junior Assist',
  'Intern Assist',
] as const;
export type Cargo = (typeof CARGOS)[number];

export const ATIVO = ['S', 'N', 'C'] as const;
export type Ativo = (typeof ATIVO)[number];

export const ATIVO_LABELS: Record<Ativo, Message> = {
  S: msg('Active'),
  C: msg('Contractor'),
  N: msg('Has left'),
};

export const ALL_AREAS = 'TODOS';

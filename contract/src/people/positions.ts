import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';
import { wireLabel } from '../core/wire-label.ts';

export const CARGOS = [
  'C-Level',
  'Head',
  'Senior Assist',
  'Mid-level Assist',
  'Junior Assist',
  'Intern Assist',
] as const;
export type Cargo = (typeof CARGOS)[number];

const CARGO_LABELS: Record<Cargo, Message> = {
  'C-Level': msg('C-Level'),
  Head: msg('Head'),
  'Senior Assist': msg('Senior Assist'),
  'Mid-level Assist': msg('Mid-level Assist'),
  'Junior Assist': msg('Junior Assist'),
  'Intern Assist': msg('Intern Assist'),
};

/** A position as a screen, file or email shows it. Calls and addresses have the English name. */
export const positionName = (cargo: string): string => wireLabel(CARGO_LABELS, cargo);

export const ATIVO = ['S', 'N', 'C'] as const;
export type Ativo = (typeof ATIVO)[number];

export const ATIVO_LABELS: Record<Ativo, Message> = {
  S: msg('Active'),
  C: msg('Contractor'),
  N: msg('Has left'),
};

export const ALL_AREAS = 'TODOS';

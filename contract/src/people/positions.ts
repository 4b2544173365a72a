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

export const ATIVO_LABELS: Record<Ativo, string> = {
  S: 'Active',
  C: 'Contractor',
  N: 'Has left',
};

export const ALL_AREAS = 'TODOS';

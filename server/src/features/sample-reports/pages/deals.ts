/** The invented mandates that the reports on deals are made from. Money in R$ thousand. */
export interface Deal {
  readonly project: string;
  readonly sector: Sector;
  readonly side: 'Venda' | 'Compra' | 'Captação';
  readonly stage: Stage;
  readonly year: number;
  readonly value: number;
  /** Of the value, in percent. */
  readonly fee: number;
  /** In percent; 100 for a deal that is closed. */
  readonly chance: number;
}

export const SECTORS = ['Tecnologia', 'Saúde', 'Varejo', 'Indústria', 'Educação'] as const;
export type Sector = (typeof SECTORS)[number];
export const STAGES = ['Preparação', 'Marketing', 'Propostas', 'Diligência', 'Contratos'] as const;
export type Stage = (typeof STAGES)[number] | 'Concluído';
export const DEAL_YEARS = [2023, 2024, 2025, 2026, 2027];
/** From here on the forecast's years are projections. */
export const FIRST_FORECAST_YEAR = 2026;

type Row = [string, Sector, Deal['side'], Stage, number, number, number, number];

const ROWS: readonly Row[] = [
  ['Projeto Ipê', 'Tecnologia', 'Venda', 'Concluído', 2023, 98_000, 3.2, 100],
  ['Projeto Jatobá', 'Saúde', 'Venda', 'Concluído', 2023, 142_000, 2.4, 100],
  ['Projeto Aroeira', 'Varejo', 'Captação', 'Concluído', 2023, 64_000, 2.9, 100],
  ['Projeto Cedro', 'Indústria', 'Compra', 'Concluído', 2024, 176_000, 1.9, 100],
  ['Projeto Peroba', 'Tecnologia', 'Venda', 'Concluído', 2024, 121_000, 3.0, 100],
  ['Projeto Araucária', 'Educação', 'Venda', 'Concluído', 2024, 87_000, 3.1, 100],
  ['Projeto Jacarandá', 'Saúde', 'Compra', 'Concluído', 2025, 158_000, 2.2, 100],
  ['Projeto Imbuia', 'Tecnologia', 'Captação', 'Concluído', 2025, 112_000, 2.8, 100],
  ['Projeto Angico', 'Varejo', 'Venda', 'Concluído', 2025, 134_000, 2.6, 100],
  ['Projeto Cumaru', 'Indústria', 'Venda', 'Concluído', 2025, 79_000, 3.0, 100],
  ['Projeto Sucupira', 'Tecnologia', 'Venda', 'Concluído', 2026, 165_000, 2.7, 100],
  ['Projeto Pequi', 'Saúde', 'Venda', 'Contratos', 2026, 193_000, 2.3, 90],
  ['Projeto Buriti', 'Educação', 'Compra', 'Contratos', 2026, 104_000, 2.5, 85],
  ['Projeto Mogno', 'Varejo', 'Venda', 'Diligência', 2026, 148_000, 2.6, 70],
  ['Projeto Canela', 'Tecnologia', 'Captação', 'Diligência', 2027, 210_000, 2.2, 60],
  ['Projeto Embaúba', 'Indústria', 'Venda', 'Propostas', 2027, 126_000, 2.8, 45],
  ['Projeto Paineira', 'Saúde', 'Venda', 'Propostas', 2027, 182_000, 2.4, 40],
  ['Projeto Quaresmeira', 'Tecnologia', 'Venda', 'Marketing', 2027, 238_000, 2.5, 30],
  ['Projeto Manacá', 'Varejo', 'Compra', 'Marketing', 2027, 95_000, 2.6, 25],
  ['Projeto Juçara', 'Educação', 'Venda', 'Preparação', 2027, 116_000, 2.9, 20],
  ['Projeto Guabiroba', 'Indústria', 'Captação', 'Preparação', 2027, 88_000, 2.7, 15],
];

export const DEALS: readonly Deal[] = ROWS.map(
  ([project, sector, side, stage, year, value, fee, chance]) => ({
    project,
    sector,
    side,
    stage,
    year,
    value,
    fee,
    chance,
  }),
);

export function feeOf({ value, fee }: Deal): number {
  return Math.round((value * fee) / 100);
}

/** The fee by its chance. */
export function expectedFee(deal: Deal): number {
  return Math.round((feeOf(deal) * deal.chance) / 100);
}

export const OPEN_DEALS = DEALS.filter(({ stage }) => stage !== 'Concluído');

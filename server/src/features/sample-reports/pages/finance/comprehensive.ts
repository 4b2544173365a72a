import type { Report } from '../../report.ts';
import { percent } from '../../sums.ts';
import {
  ANNUAL,
  COSTS,
  FIRST_PROJECTED_YEAR,
  labelOf,
  ofRegion,
  REGIONS,
  results,
  statementRows,
  YEARS,
} from './statement.ts';

const { net, ebitda, profit, costs } = results(ANNUAL);
const THIS_YEAR = YEARS.indexOf('2026');
const growth = net.map((value, i) => (i === 0 ? null : (value / (net[i - 1] ?? 1) - 1) * 100));
const at = (values: readonly number[], year: number) => values[year] ?? 0;

const EXCEL: Report = {
  name: 'comprehensivefinancials',
  lang: 'pt-BR',
  title: 'Demonstrações financeiras completas',
  standsFor: 'a planilha Excel das demonstrações financeiras (Comprehensive Financials)',
  basis: 'DRE de 2023 a 2026, projeções até 2028 · R$ mil',
  blocks: [
    {
      kind: 'table',
      title: 'DRE anual e projeções',
      note: 'R$ mil; anos sombreados são projeções',
      sheet: true,
      rowLabel: 'Conta',
      columns: YEARS.map((label, i) => ({ label, projected: i >= FIRST_PROJECTED_YEAR })),
      rows: [
        ...statementRows(ANNUAL),
        { label: 'Crescimento da receita líquida', cells: growth, format: 'percent' },
      ],
    },
    {
      kind: 'table',
      title: 'Receita líquida por região',
      note: 'R$ mil',
      sheet: true,
      rowLabel: 'Região',
      columns: YEARS.map((label, i) => ({ label, projected: i >= FIRST_PROJECTED_YEAR })),
      rows: [
        ...REGIONS.map((region) => ({
          label: region,
          cells: results(ofRegion(ANNUAL, region)).net,
        })),
        { label: 'Grupo', cells: net, level: 'total' },
      ],
    },
    {
      kind: 'columns',
      title: 'Receita líquida, EBITDA e lucro',
      note: 'R$ mil',
      categoryLabel: 'Ano',
      categories: YEARS,
      projectedFrom: FIRST_PROJECTED_YEAR,
      format: 'thousands',
      series: [
        { label: 'Receita líquida', values: net },
        { label: 'EBITDA', values: ebitda },
        { label: 'Lucro líquido', values: profit },
      ],
    },
  ],
};

const POWER_BI: Report = {
  name: 'comprehensivefinancialsbi',
  lang: 'pt-BR',
  title: 'Painel financeiro',
  standsFor: 'o painel Power BI das demonstrações financeiras',
  basis: 'P&L de 2023 a 2026, projeções até 2028',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'Receita líquida 2026',
          value: at(net, THIS_YEAR),
          before: at(net, THIS_YEAR - 1),
          beforeLabel: 'sobre 2025',
          format: 'millions',
          trend: net,
        },
        {
          label: 'EBITDA 2026',
          value: at(ebitda, THIS_YEAR),
          before: at(ebitda, THIS_YEAR - 1),
          beforeLabel: 'sobre 2025',
          format: 'millions',
          trend: ebitda,
        },
        {
          label: 'Lucro líquido 2026',
          value: at(profit, THIS_YEAR),
          before: at(profit, THIS_YEAR - 1),
          beforeLabel: 'sobre 2025',
          format: 'millions',
          trend: profit,
        },
        {
          label: 'Receita projetada 2028',
          value: net.at(-1) ?? 0,
          before: at(net, THIS_YEAR),
          beforeLabel: 'sobre 2026',
          format: 'millions',
        },
      ],
    },
    {
      kind: 'columns',
      title: 'P&L com projeções até 2028',
      note: 'R$ mil',
      categoryLabel: 'Ano',
      categories: YEARS,
      projectedFrom: FIRST_PROJECTED_YEAR,
      format: 'thousands',
      series: [
        { label: 'Receita líquida', values: net },
        { label: 'Custos e despesas', values: costs.map((value) => -value) },
        { label: 'EBITDA', values: ebitda },
      ],
    },
    {
      kind: 'lines',
      half: true,
      title: 'Margens',
      note: '% da receita líquida',
      categoryLabel: 'Ano',
      categories: YEARS,
      projectedFrom: FIRST_PROJECTED_YEAR,
      format: 'percent',
      series: [
        { label: 'Margem EBITDA', values: percent(ebitda, net) },
        { label: 'Margem líquida', values: percent(profit, net) },
      ],
    },
    {
      kind: 'columns',
      half: true,
      title: 'Receita líquida por região',
      note: 'R$ mil',
      stacked: true,
      categoryLabel: 'Ano',
      categories: YEARS,
      projectedFrom: FIRST_PROJECTED_YEAR,
      format: 'thousands',
      series: REGIONS.map((region) => ({
        label: region,
        values: results(ofRegion(ANNUAL, region)).net,
      })),
    },
    {
      kind: 'bars',
      title: 'Custos e despesas em 2026',
      note: 'R$ mil',
      format: 'thousands',
      bars: COSTS.map((line) => ({ label: labelOf(line), value: -at(ANNUAL[line], THIS_YEAR) })),
    },
    {
      kind: 'table',
      title: 'DRE resumida',
      note: 'R$ mil',
      rowLabel: 'Conta',
      columns: YEARS.map((label, i) => ({ label, projected: i >= FIRST_PROJECTED_YEAR })),
      rows: statementRows(ANNUAL).filter(({ level }) => level !== 'detail'),
    },
  ],
};

export const COMPREHENSIVE: readonly Report[] = [EXCEL, POWER_BI];

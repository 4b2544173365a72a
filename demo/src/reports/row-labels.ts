export const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out'];
export const YEAR = [...MONTHS, 'nov', 'dez'];
export const YEAR_EN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
export const QUARTERS = ['1T25', '2T25', '3T25', '4T25', '1T26', '2T26', '3T26', '4T26'];
export const YEARS = ['2023', '2024', '2025', '2026', '2027p', '2028p'];
export const WEEKS =
  '05/10 12/10 19/10 26/10 02/11 09/11 16/11 23/11 30/11 07/12 14/12 21/12 28/12';
export const REGIONS = ['Europa', 'Latam', 'Scale', 'Brasil'];
export const AREAS = [
  'IT',
  'Legal',
  'People',
  'Marketing',
  'Finance',
  'Commercial',
  'M&A',
  'Projects',
];
export const CARGOS = ['Intern', 'Junior', 'Mid-level', 'Senior', 'Head', 'C-Level'];
export const CLIENTS = 'FCHAEBGD'.split('').map((letter) => `Cliente ${letter}`);
export const SECTORS = ['Educação', 'Varejo', 'Indústria', 'Saúde', 'Tecnologia'];
export const SERVICES = ['Valuation', 'Captação', 'Compra', 'Venda'];
export const DEALS = ['Pequi', 'Cumaru', 'Angico', 'Imbuia', 'Jatobá', 'Jacarandá'].map(
  (tree) => `Projeto ${tree}`,
);
export const DEAL_STAGES = ['Contratos', 'Diligência', 'Propostas', 'Marketing', 'Preparação'];

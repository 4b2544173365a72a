export const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out'];
export const YEAR = [...MONTHS, 'nov', 'dez'];
export const QUARTERS = ['1T25', '2T25', '3T25', '4T25', '1T26', '2T26', '3T26', '4T26'];
export const YEARS = ['2023', '2024', '2025', '2026', '2027p', '2028p'];
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
export const CLIENTS = 'FCHAEBGD'.split('').map((letter) => `Cliente ${letter}`);
export const SECTORS = ['Educação', 'Varejo', 'Indústria', 'Saúde', 'Tecnologia'];

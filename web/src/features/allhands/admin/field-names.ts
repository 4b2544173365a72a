import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import { SECTION_TITLES } from '../sections/section-titles.ts';

const NAMES: Readonly<Record<string, Message>> = {
  quarter: msg('Quarter'),
  subtitle: msg('Subtitle'),
  agenda: msg('Agenda'),
  workforce: msg('Regions'),
  headcount: msg('Headcount'),
  women: msg('Women, %'),
  men: msg('Men, %'),
  age_bands: msg('Age bands'),
  time_bands: msg('Time at the company'),
  places: msg('Places'),
  city: msg('City'),
  country: msg('Country'),
  region: msg('Region'),
  latitude: msg('Latitude'),
  longitude: msg('Longitude'),
  people: msg('People'),
  compensation: msg('Compensation'),
  shares: msg('Shares'),
  payroll: msg('Payroll by year'),
  year: msg('Year'),
  total: msg('Total, R$'),
  goals: msg('Goals'),
  percent: msg('Percent'),
  as_of: msg('Figures filled in on'),
  commercial: msg('Commercial'),
  new_clients: msg('New clients'),
  working_clients: msg('Working clients'),
  funnel: msg('Clients in the funnel'),
  clients: msg('Client list'),
  value: msg('Value, R$'),
  months: msg('Months'),
  valuation: msg('Valuation, R$'),
  pipeline: msg('Pipeline'),
  category: msg('Category'),
  count: msg('Count'),
  average_ticket: msg('Average ticket, R$'),
  performance: msg('Performance'),
  low_ticket: msg('Low ticket'),
  churn: msg('Churn'),
  conversion: msg('Conversion rate'),
  charts: msg('Charts'),
  kind: msg('Kind'),
  title: msg('Title'),
  labels: msg('Labels'),
  datasets: msg('Data series'),
  values: msg('Values'),
  label: msg('Label'),
  name: msg('Name'),
  notes: msg('Notes'),
  order: msg('Order'),
  point: msg('Point'),
  en: msg('English'),
  pt: msg('Portuguese'),
  es: msg('Spanish'),
};

/** One part of a path: a field in words, an entry's position from 1, or a name as it is. */
function nameOf(part: string, inNotes: boolean): string {
  if (/^\d+$/.test(part) && part.length < 4) return String(Number(part) + 1);
  const section = inNotes && (SECTION_TITLES as Readonly<Record<string, string>>)[part];
  if (section) return section;
  const known = NAMES[part.replaceAll(' ', '_')];
  return known ? t(known) : part;
}

export const fieldName = (key: string) => nameOf(key, false);

/** For example: goals, 3, percent → Goals › 4 › Percent */
export function namePath(parts: readonly string[]): string[] {
  return parts.map((part, index) => nameOf(part, index > 0 && parts[0] === 'notes'));
}

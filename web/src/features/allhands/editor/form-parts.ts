import { REGIONS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { Json } from './json.ts';

/** One input. Its label is that of its key in `field-names.ts`. */
export interface FormField {
  key: string;
  kind: 'text' | 'words' | 'number' | 'percent' | 'coordinate' | 'region';
}

/** A part of a section's form, at a path of the deck. */
export interface FormPart {
  path: readonly string[];
  /** One field, one group of fields, a list of groups, a list of texts, or the charts. */
  kind: 'field' | 'group' | 'list' | 'texts' | 'charts';
  fields: readonly FormField[];
  /** An empty entry. Without it, the list has fixed entries, named by `named`. */
  entry?: Json;
  /** The key that names a fixed entry. */
  named?: string;
}

const text = (key: string): FormField => ({ key, kind: 'text' });
const words = (key: string): FormField => ({ key, kind: 'words' });
const number = (key: string): FormField => ({ key, kind: 'number' });
const percent = (key: string): FormField => ({ key, kind: 'percent' });
const coordinate = (key: string): FormField => ({ key, kind: 'coordinate' });

const one = (path: string, field: FormField): FormPart => ({
  path: path === '' ? [] : path.split('.'),
  kind: 'field',
  fields: [field],
});

const group = (path: string, ...fields: FormField[]): FormPart => ({
  path: path.split('.'),
  kind: 'group',
  fields,
});

const fixed = (path: string, named: string, ...fields: FormField[]): FormPart => ({
  path: path.split('.'),
  kind: 'list',
  fields,
  named,
});

const list = (path: string, ...fields: FormField[]): FormPart => ({
  path: path.split('.'),
  kind: 'list',
  fields,
  entry: Object.fromEntries(
    fields.map(({ key, kind }) => [key, kind === 'region' ? REGIONS[0] : '']),
  ),
});

/** The figures of each section, in the order of its slide. Sections without any have only notes. */
export const SECTION_PARTS: Record<SectionId, readonly FormPart[]> = {
  'all-hands': [one('', words('subtitle'))],
  agenda: [{ path: ['agenda'], kind: 'texts', fields: [], entry: '' }],
  people: [],
  'profile-1': [fixed('workforce', 'name', number('headcount'), percent('women'), percent('men'))],
  'profile-2': [
    list('age_bands', words('label'), number('people')),
    list('time_bands', words('label'), number('people')),
  ],
  map: [
    list(
      'places',
      words('city'),
      words('country'),
      { key: 'region', kind: 'region' },
      coordinate('latitude'),
      coordinate('longitude'),
      number('people'),
    ),
  ],
  compensation: [
    one('compensation', number('total')),
    list('compensation.shares', words('label'), percent('percent')),
    list('compensation.payroll', number('year'), number('total')),
  ],
  kpi: [list('goals', words('name'), percent('percent'))],
  'vacation-1': [],
  'vacation-2': [],
  commercial: [],
  'commercial-stats': [
    group('commercial', number('new_clients'), number('working_clients'), number('funnel')),
    list(
      'commercial.clients',
      text('name'),
      number('value'),
      number('months'),
      number('valuation'),
    ),
    fixed(
      'commercial.pipeline',
      'category',
      number('count'),
      number('average_ticket'),
      number('valuation'),
    ),
    group('commercial.performance', percent('low_ticket'), percent('churn'), percent('conversion')),
  ],
  'commercial-charts': [
    {
      path: ['commercial', 'charts'],
      kind: 'charts',
      fields: [],
      entry: { title: '', kind: 'bar', labels: [''], datasets: [{ label: '', values: [''] }] },
    },
  ],
  mea: [],
};

import type { Report } from '../../report.ts';

export const BENEFITS: Report = {
  name: 'benefits',
  lang: 'en',
  title: 'Benefits: plans and documents',
  standsFor: 'the benefits folder',
  blocks: [
    {
      kind: 'table',
      title: 'Plans at a glance',
      rowLabel: 'Plan',
      columns: [
        { label: 'Covers', words: true },
        { label: 'From', words: true },
        { label: 'Dependants', words: true },
      ],
      rows: [
        {
          label: 'Health plan',
          cells: ['Consultations, exams, hospital', 'First day', 'Partner, children'],
        },
        {
          label: 'Dental plan',
          cells: ['Check-ups, treatment, braces', 'First day', 'Partner, children'],
        },
        { label: 'Life insurance', cells: ['24 monthly salaries', 'First day', '–'] },
        { label: 'Home office', cells: ['R$ 105 per month', 'First full month', '–'] },
      ],
    },
    {
      kind: 'documents',
      title: 'Documents',
      folders: [
        {
          name: 'Health',
          files: [
            { name: 'Health plan - guide.pdf', changed: '12/01/2026', kilobytes: 1840 },
            { name: 'Health plan - network.pdf', changed: '03/08/2026', kilobytes: 4260 },
            { name: 'Reimbursement form.docx', changed: '12/01/2026', kilobytes: 96 },
          ],
        },
        {
          name: 'Dental',
          files: [
            { name: 'Dental plan - guide.pdf', changed: '12/01/2026', kilobytes: 1310 },
            { name: 'Dental plan - network.pdf', changed: '15/06/2026', kilobytes: 2180 },
          ],
        },
        {
          name: 'Other',
          files: [
            { name: 'Life insurance - conditions.pdf', changed: '20/02/2026', kilobytes: 720 },
            { name: 'Home office - policy.pdf', changed: '05/05/2026', kilobytes: 310 },
          ],
        },
      ],
    },
  ],
};

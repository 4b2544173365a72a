import type { Report } from '../../report.ts';

export const FINANCE_FILES: Report = {
  name: 'bs',
  lang: 'pt-BR',
  title: 'Contabilidade: arquivos',
  standsFor: 'a biblioteca Sharepoint da contabilidade',
  blocks: [
    {
      kind: 'documents',
      title: 'Contabilidade',
      folders: [
        {
          name: 'Fechamentos 2026',
          files: [
            { name: 'Balancete outubro 2026.xlsx', changed: '06/11/2026', kilobytes: 1480 },
            { name: 'Balancete setembro 2026.xlsx', changed: '07/10/2026', kilobytes: 1460 },
            { name: 'Conciliação bancária outubro.xlsx', changed: '05/11/2026', kilobytes: 830 },
          ],
        },
        {
          name: 'Demonstrações',
          files: [
            { name: 'Balanço patrimonial 2025.pdf', changed: '18/03/2026', kilobytes: 2210 },
            { name: 'DRE 2025.pdf', changed: '18/03/2026', kilobytes: 1090 },
            { name: 'Notas explicativas 2025.docx', changed: '18/03/2026', kilobytes: 640 },
          ],
        },
        {
          name: 'Tributos',
          files: [
            { name: 'Apuração 3T26.xlsx', changed: '14/10/2026', kilobytes: 520 },
            { name: 'Guias outubro 2026.zip', changed: '19/11/2026', kilobytes: 3740 },
          ],
        },
      ],
    },
  ],
};

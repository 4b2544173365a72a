import type { Report } from '../report.ts';
import { sum } from '../sums.ts';

/** Client, contract, state, days waiting. */
const CONTRACTS: readonly (readonly [string, string, string, string, number])[] = [
  ['Cliente A', 'Mandato de venda', 'Assinado', 'Brasil', 0],
  ['Cliente B', 'Retainer', 'Em revisão', 'Brasil', 6],
  ['Cliente C', 'Mandato de compra', 'Aguardando assinatura', 'Latam', 11],
  ['Cliente D', 'NDA', 'Assinado', 'Europa', 0],
  ['Cliente E', 'Valuation', 'Em negociação', 'Brasil', 18],
  ['Cliente F', 'Mandato de venda', 'Assinado', 'Latam', 0],
  ['Cliente G', 'Management fee', 'Em revisão', 'Scale', 4],
  ['Cliente H', 'Aditivo', 'Aguardando assinatura', 'Brasil', 9],
  ['Cliente I', 'NDA', 'Assinado', 'Brasil', 0],
  ['Cliente J', 'Mandato de venda', 'Em negociação', 'Europa', 23],
  ['Cliente K', 'Retainer', 'Assinado', 'Brasil', 0],
  ['Cliente L', 'Distrato', 'Em revisão', 'Latam', 3],
];
const STATES = ['Assinado', 'Aguardando assinatura', 'Em revisão', 'Em negociação'];
const open = CONTRACTS.filter(([, , state]) => state !== 'Assinado');
const waiting = open.map(([, , , , days]) => days);

const STATUS: Report = {
  name: 'status',
  lang: 'pt-BR',
  title: 'Status dos clientes',
  standsFor: 'o acompanhamento de contratos do jurídico',
  basis: 'Posição em 20 de novembro de 2026',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        { label: 'Contratos', value: CONTRACTS.length },
        { label: 'Assinados', value: CONTRACTS.length - open.length },
        { label: 'Em andamento', value: open.length },
        { label: 'Espera média', value: sum(waiting) / open.length, format: 'tenth', note: 'dias' },
      ],
    },
    {
      kind: 'share',
      half: true,
      title: 'Contratos por status',
      format: 'whole',
      of: 'contratos',
      parts: STATES.map((state) => ({
        label: state,
        value: CONTRACTS.filter(([, , own]) => own === state).length,
      })),
    },
    {
      kind: 'bars',
      half: true,
      title: 'Há quanto tempo esperam',
      note: 'dias',
      format: 'whole',
      bars: open
        .toSorted((a, b) => b[4] - a[4])
        .map(([client, contract, , , value]) => ({ label: client, note: contract, value })),
    },
    {
      kind: 'table',
      title: 'Clientes e contratos',
      rowLabel: 'Cliente',
      columns: [
        { label: 'Contrato', words: true },
        { label: 'Status', words: true },
        { label: 'Região', words: true },
        { label: 'Dias em espera' },
      ],
      rows: CONTRACTS.map(([label, contract, state, region, days]) => ({
        label,
        cells: [contract, state, region, state === 'Assinado' ? '–' : days],
      })),
    },
  ],
};

const ASSOCIATE: Report = {
  name: 'associate',
  lang: 'pt-BR',
  title: 'Documentos dos associados',
  standsFor: 'a pasta de documentos dos associados',
  blocks: [
    {
      kind: 'documents',
      title: 'Jurídico / Associados',
      folders: [
        {
          name: 'Acordos',
          files: [
            { name: 'Acordo de associados.pdf', changed: '14/03/2026', kilobytes: 1620 },
            { name: 'Acordo de associados - aditivo 1.pdf', changed: '02/09/2026', kilobytes: 410 },
            { name: 'Modelo de termo de adesão.docx', changed: '18/03/2026', kilobytes: 88 },
          ],
        },
        {
          name: 'Políticas',
          files: [
            { name: 'Código de conduta.pdf', changed: '05/01/2026', kilobytes: 930 },
            { name: 'Política de confidencialidade.pdf', changed: '05/01/2026', kilobytes: 540 },
            {
              name: 'Política de conflitos de interesse.pdf',
              changed: '22/06/2026',
              kilobytes: 480,
            },
          ],
        },
        {
          name: 'Atas',
          files: [
            {
              name: 'Ata da reunião de associados 1T26.pdf',
              changed: '09/04/2026',
              kilobytes: 270,
            },
            {
              name: 'Ata da reunião de associados 2T26.pdf',
              changed: '10/07/2026',
              kilobytes: 290,
            },
            {
              name: 'Ata da reunião de associados 3T26.pdf',
              changed: '08/10/2026',
              kilobytes: 310,
            },
          ],
        },
      ],
    },
  ],
};

const BU: Report = {
  name: 'bu',
  lang: 'pt-BR',
  title: 'Documentos das unidades de negócio',
  standsFor: 'a pasta de documentos das unidades de negócio (BU)',
  blocks: [
    {
      kind: 'documents',
      title: 'Jurídico / Unidades de negócio',
      folders: [
        {
          name: 'Brasil',
          files: [
            { name: 'Contrato social consolidado.pdf', changed: '27/02/2026', kilobytes: 2140 },
            { name: 'Certidões 2026.zip', changed: '01/10/2026', kilobytes: 5380 },
          ],
        },
        {
          name: 'Latam',
          files: [
            { name: 'Estatuto - Latam.pdf', changed: '11/05/2026', kilobytes: 1270 },
            { name: 'Procurações - Latam.pdf', changed: '19/08/2026', kilobytes: 620 },
          ],
        },
        {
          name: 'Europa',
          files: [
            { name: 'Articles of association.pdf', changed: '30/04/2026', kilobytes: 1490 },
            { name: 'Registro local.pdf', changed: '12/09/2026', kilobytes: 350 },
          ],
        },
        {
          name: 'Scale',
          files: [
            { name: 'Contrato de parceria - modelo.docx', changed: '21/07/2026', kilobytes: 140 },
          ],
        },
      ],
    },
  ],
};

export const LEGAL: readonly Report[] = [STATUS, ASSOCIATE, BU];

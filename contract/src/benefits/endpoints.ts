import { z } from 'zod';
import { endpoint, fileReply } from '../core/endpoint.ts';
import { msg, t } from '../core/i18n/t.ts';
import { PDF } from '../core/pdf.ts';
import { ADMIN } from '../core/roles.ts';
import { OFFICE_READERS } from '../links/departments.ts';

/** The documents on /benefits (spec §7), by their names under /api/static. */
export const BENEFIT_DOCUMENTS = [
  { name: 'health-plan.pdf', label: msg('Health plan') },
  { name: 'dental-plan.pdf', label: msg('Dental plan') },
] as const;
export type BenefitDocumentName = (typeof BENEFIT_DOCUMENTS)[number]['name'];

const NAMES = BENEFIT_DOCUMENTS.map((document) => document.name) as [
  BenefitDocumentName,
  ...BenefitDocumentName[],
];
const params = () =>
  z.object({
    name: z
      .enum(NAMES, { error: () => t('There is no such document') })
      .describe("The document's file name"),
  });

export const benefitDocuments = endpoint('GET', '/api/benefit_documents', OFFICE_READERS, {
  description: 'Lists the documents with their dates',
  reply: () =>
    z.object({
      documents: z.array(
        z.object({ name: z.enum(NAMES), bytes: z.number(), updated_at: z.string() }),
      ),
    }),
});

export const benefitDocument = endpoint('GET', '/api/static/{name}', OFFICE_READERS, {
  description: 'Returns a benefits document as PDF',
  params,
  reply: () => fileReply('application/pdf'),
});

export const replaceBenefitDocument = endpoint('POST', '/api/static/{name}', ADMIN, {
  description: 'Replaces a benefits document with a PDF of up to 10 MB',
  file: { field: 'file', kind: PDF },
  params,
});

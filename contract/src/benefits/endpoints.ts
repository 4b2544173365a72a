import { z } from 'zod';
import { endpoint, fileReply, successReply } from '../core/endpoint.ts';
import { PDF } from '../core/pdf.ts';
import { ADMIN } from '../core/roles.ts';
import { OFFICE_READERS } from '../links/departments.ts';

/** The documents on /benefits (spec §7), by their names under /api/static. */
export const BENEFIT_DOCUMENTS = [
  { name: 'health-plan.pdf', label: 'Health plan' },
  { name: 'dental-plan.pdf', label: 'Dental plan' },
] as const;
export type BenefitDocumentName = (typeof BENEFIT_DOCUMENTS)[number]['name'];

const NAMES = BENEFIT_DOCUMENTS.map((document) => document.name) as [
  BenefitDocumentName,
  ...BenefitDocumentName[],
];
const params = z.object({ name: z.enum(NAMES, 'There is no such document') });

export const benefitDocuments = endpoint({
  method: 'GET',
  path: '/api/benefit_documents',
  summary: 'Lists the documents with their dates',
  access: OFFICE_READERS,
  reply: z.object({
    documents: z.array(
      z.object({ name: z.enum(NAMES), bytes: z.number(), updated_at: z.string() }),
    ),
  }),
});

export const benefitDocument = endpoint({
  method: 'GET',
  path: '/api/static/{name}',
  summary: 'Returns a benefits document as PDF',
  access: OFFICE_READERS,
  params,
  reply: fileReply,
});

export const replaceBenefitDocument = endpoint({
  method: 'POST',
  path: '/api/static/{name}',
  summary: 'Replaces a benefits document with a PDF of up to 10 MB',
  access: ADMIN,
  file: { field: 'file', kind: PDF },
  params,
  reply: successReply,
});

import * as calls from '@intranet/contract/benefits/endpoints.ts';
import { type CallReply, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const benefitsKeys = queryKeys('benefits');

export const documentsQuery = benefitsKeys.query(
  ['documents'],
  calls.benefitDocuments,
  {},
  (r) => r.documents,
);

export type BenefitDocument = CallReply<typeof calls.benefitDocuments>['documents'][number];

export const documentAddress = (name: calls.BenefitDocumentName) =>
  calls.benefitDocument.path.replace('{name}', name);

export const replaceDocument = (name: calls.BenefitDocumentName, file: File) =>
  call(calls.replaceBenefitDocument, { params: { name }, file });

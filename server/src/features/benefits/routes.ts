import * as calls from '@intranet/contract/benefits/endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readStored } from '#core/files/folder.ts';
import { matchesTag } from '#core/http/etag.ts';
import type { Router } from '#core/http/route.ts';
import { DOCUMENTS } from './document-files.ts';
import { findDocumentKey, listDocuments } from './queries.ts';
import { replaceDocument } from './replace-document.ts';

// The sandbox of photos is left out, because some browsers' viewers show no PDF inside it (S14).
const NOTHING_RUNS =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const noSuchDocument = () =>
  new AppError('not_found', t('This document hasn’t been uploaded yet.'));

export function benefitRoutes({ route }: Router, deps: Deps): void {
  route(calls.benefitDocuments, async () => ({ documents: await listDocuments(deps.db) }));

  route(calls.benefitDocument, async ({ params, request, reply }) => {
    const key = await findDocumentKey(deps.db, params.name);
    if (!key) throw noSuchDocument();
    // A key always refers to the same file, so the browser's copy is valid while the key is.
    const tag = `"${key}"`;
    const headers = {
      etag: tag,
      'cache-control': 'private, no-cache',
      'content-security-policy': NOTHING_RUNS,
    };
    if (matchesTag(request.headers['if-none-match'], tag)) {
      return reply.code(304).headers(headers).send();
    }
    const file = await readStored(deps.files, DOCUMENTS, key);
    if (!file) throw noSuchDocument();
    reply
      .type(DOCUMENTS.contentType)
      .headers(headers)
      .header('content-disposition', `inline; filename="${params.name}"`);
    return file;
  });

  route(calls.replaceBenefitDocument, async ({ actor, params, file }) => {
    await replaceDocument(deps, actor, { name: params.name, upload: file });
    return success(t('Document replaced'));
  });
}

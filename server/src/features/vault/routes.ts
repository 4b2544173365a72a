import type { IncomingHttpHeaders } from 'node:http';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as access from '@intranet/contract/vault/access-endpoints.ts';
import * as calls from '@intranet/contract/vault/endpoints.ts';
import * as history from '@intranet/contract/vault/history-endpoints.ts';
import * as transfer from '@intranet/contract/vault/transfer-endpoints.ts';
import { today } from '#core/clock.ts';
import type { RequiresConfirmation } from '#core/confirmation.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import type { Router } from '#core/http/route.ts';
import { readVaultAccess } from './access/queries.ts';
import { saveAccess } from './access/save-access.ts';
import { shareVault } from './access/share-vault.ts';
import { deleteEntry, restoreEntry } from './bin.ts';
import { noCodeSecret, parseCodeSecret } from './code-secret.ts';
import { createEntry } from './create-entry.ts';
import { createHealthReader } from './health/read-health.ts';
import { bringBackVersion } from './history/bring-back-version.ts';
import { listKnownEntries } from './history/list-known-entries.ts';
import { listHistory, listReaders, listReadings } from './history/queries.ts';
import { listPasswords } from './list-passwords.ts';
import { countToRotate, listVault } from './list-vault.ts';
import { readCode, readPassword } from './read-secret.ts';
import { exportPasswords } from './transfer/export-passwords.ts';
import { importPasswords } from './transfer/import-passwords.ts';
import { updateEntry } from './update-entry.ts';

/** @throws AppError invalid_input at the field */
function readCodeSecret(text: string, field: string): string {
  const secret = parseCodeSecret(text);
  if (secret === null) throw atField('invalid_input', field, noCodeSecret());
  return secret;
}

export function vaultRoutes({ route }: Router, deps: Deps & RequiresConfirmation): void {
  entryRoutes(route, deps);
  historyRoutes(route, deps);
  accessRoutes(route, deps);

  // A preview tells whether an entry has a password, so it is a reading too.
  route(transfer.importPasswords, async ({ actor, body, file }) => {
    await deps.requireConfirmation(actor);
    return importPasswords(deps, actor, { file, ...body });
  });

  route(transfer.exportPasswords, async ({ actor, reply }) => {
    await deps.requireConfirmation(actor);
    const csv = await exportPasswords(deps, actor);
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="passwords-${today(deps)}.csv"`);
    return Buffer.from(csv);
  });
}

/** Other sites must not trigger this GET, because it returns secrets. @throws AppError foreign_origin */
function assertOwnPage(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  const foreign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (!foreign && headers['sec-fetch-mode'] !== 'navigate') return;
  throw new AppError('foreign_origin', t('You can only do this from within the intranet.'));
}

function entryRoutes(route: Router['route'], deps: Deps & RequiresConfirmation): void {
  route(calls.listPasswords, async ({ actor, request }) => {
    assertOwnPage(request.headers);
    await deps.requireConfirmation(actor);
    return listPasswords(deps, actor);
  });

  route(calls.createPassword, async ({ actor, body }) => {
    const { code_secret: code, ...entry } = body;
    const codeSecret = code === undefined ? null : readCodeSecret(code, 'code_secret');
    const id = await createEntry(deps, actor, { ...entry, codeSecret });
    return { ...success(t('Password added')), id };
  });

  route(calls.updatePassword, async ({ actor, params, body }) => {
    await updateEntry(deps, actor, params.id, body);
    return success(t('Password saved'));
  });

  route(calls.deletePassword, async ({ actor, params }) => {
    await deleteEntry(deps, actor, params.id);
    return success(t('Moved to the bin'));
  });

  route(calls.restorePassword, async ({ actor, params }) => {
    await restoreEntry(deps, actor, params.id);
    return success(t('Password restored'));
  });

  route(calls.listVault, ({ actor }) => listVault(deps.db, actor));

  route(calls.readPassword, async ({ actor, params, body }) => {
    await deps.requireConfirmation(actor);
    return { password: await readPassword(deps, actor, { ...params, ...body }) };
  });

  route(calls.readCode, async ({ actor, params, body }) => {
    // A shown code is renewed every 30 seconds without its user.
    await deps.requireConfirmation(actor, body.purpose === 'copy' ? 'use' : 'renewal');
    const { code, validFor } = await readCode(deps, actor, { ...params, ...body });
    return { code, valid_for: validFor };
  });

  route(calls.saveCodeSecret, async ({ actor, params, body }) => {
    const codeSecret = readCodeSecret(body.secret, 'secret');
    await updateEntry(deps, actor, params.id, { codeSecret });
    return success(t('One-time codes set up'));
  });

  route(calls.removeCodeSecret, async ({ actor, params }) => {
    await updateEntry(deps, actor, params.id, { codeSecret: null });
    return success(t('One-time codes removed'));
  });
}

function accessRoutes(route: Router['route'], deps: Deps): void {
  route(access.vaultAccess, ({ actor, params }) => readVaultAccess(deps.db, actor, params.id));

  route(access.saveVaultAccess, async ({ actor, params, body }) => {
    await saveAccess(deps, actor, params.id, body);
    return success(t('Access saved'));
  });

  route(access.shareVault, async ({ actor, body }) => {
    await shareVault(deps, actor, body.is_shared);
    return success(
      body.is_shared
        ? t('People can now use the entries shared with them.')
        : t('Only administrators can use passwords now.'),
    );
  });

  route(access.secretsToRotate, async ({ actor }) => ({
    entries: await countToRotate(deps.db, actor),
  }));
}

function historyRoutes(route: Router['route'], deps: Deps): void {
  route(history.vaultHistory, async ({ params }) => ({
    versions: await listHistory(deps.db, params.id),
  }));

  route(history.bringBackVersion, async ({ actor, params, body }) => {
    await bringBackVersion(deps, actor, { ...params, ...body });
    return success(t('Earlier version restored'));
  });

  route(history.vaultReadings, async ({ query }) => ({
    readings: await listReadings(deps.db, query),
    readers: await listReaders(deps.db),
  }));

  route(history.vaultKnownBy, async ({ query }) => ({
    entries: await listKnownEntries(deps, query.account),
  }));

  const readHealth = createHealthReader(deps);
  route(history.vaultHealth, async () => ({ entries: await readHealth() }));
}

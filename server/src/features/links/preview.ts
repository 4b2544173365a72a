import { t } from '@intranet/contract/core/i18n/t.ts';
import { linkPreview } from '@intranet/contract/links/endpoints.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { sealedCookie } from '#core/http/sealed-cookie.ts';
import { assertLinkable, type OwnPages } from './own-pages.ts';

const PREVIEW_SECONDS = 600;

type CookieDeps = Pick<Deps, 'clock' | 'cookieSealer'>;
type Preview = z.output<typeof linkPreview.reply>;

/** The cookie is invalid for any other account. */
const previewCookie = (deps: CookieDeps) =>
  sealedCookie(
    deps,
    'link-preview',
    z.object({ accountId: z.number(), preview: linkPreview.reply }),
    PREVIEW_SECONDS,
  );

/** @throws AppError invalid_input for a path that is no own page, or too long for a cookie (D34) */
export async function startPreview(
  deps: CookieDeps & Pick<Deps, 'db'> & { ownPages?: OwnPages | undefined },
  actor: Actor,
  { preview, reply }: { preview: Preview; reply: FastifyReply },
): Promise<void> {
  assertLinkable(preview.url, 'url', deps.ownPages);
  const cookie = previewCookie(deps);
  const content = { accountId: actor.accountId, preview };
  if (!cookie.fits(content)) {
    throw atField(
      'invalid_input',
      'url',
      t('This address is too long for a preview. Save it and open it on its page.'),
    );
  }
  await recordAct(deps.db, actor, 'link_previewed', preview.item ?? preview.name);
  cookie.put(reply, content);
}

export function readPreview(
  deps: CookieDeps,
  actor: Pick<Actor, 'accountId'> | null,
  request: FastifyRequest,
): Preview | null {
  const kept = previewCookie(deps).read(request);
  return kept && kept.accountId === actor?.accountId ? kept.preview : null;
}

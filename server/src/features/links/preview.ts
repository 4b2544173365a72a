import { linkPreview } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { sealedCookie } from '#core/http/sealed-cookie.ts';

/** How long an address may be shown before it is saved, in seconds. */
const PREVIEW_SECONDS = 600;

type CookieDeps = Pick<Deps, 'config' | 'clock' | 'cookieSealer'>;
type Preview = { name: LinkName; url: string };

/** Kept by the browser that asked for it, and worth nothing to another account there. */
const previewCookie = (deps: CookieDeps) =>
  sealedCookie(
    deps,
    'link-preview',
    z.object({ accountId: z.number(), preview: linkPreview.reply }),
    PREVIEW_SECONDS,
  );

export function startPreview(
  deps: CookieDeps,
  actor: Pick<Actor, 'accountId'>,
  reply: FastifyReply,
  preview: Preview,
): void {
  previewCookie(deps).put(reply, { accountId: actor.accountId, preview });
}

/** What this browser may preview, for the account that asked; null when there is nothing. */
export function readPreview(
  deps: CookieDeps,
  actor: Pick<Actor, 'accountId'> | null,
  request: FastifyRequest,
): Preview | null {
  const kept = previewCookie(deps).read(request);
  return kept && kept.accountId === actor?.accountId ? kept.preview : null;
}

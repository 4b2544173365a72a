import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import * as calls from '@intranet/contract/links/endpoints.ts';
import { findLink, type LinkEntry, type LinkName } from '@intranet/contract/links/registry.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, callWithBody } from '#core/call.ts';
import { inPortuguese, specifiedLang } from '#core/language.ts';
import { queryKeys } from '#core/query-keys.ts';

export const linksKeys = queryKeys('links');

export const linksQuery = linksKeys.query(['readable'], calls.readableLinks, {}, (r) => r.links);

export const linkQuery = (name: LinkName) => ({
  ...linksQuery,
  select: (links: calls.LinkState[]) => links.find((link) => link.name === name),
});

/** A link's public address, without a session; empty if there is none. */
export const publicLinkQuery = (name: LinkName) =>
  queryOptions({
    queryKey: linksKeys.of('public', name),
    queryFn: async ({ signal }) => {
      const endpoint = calls.getLink[name];
      const field = findLink(name)?.field;
      if (!endpoint || !field) throw new Error(`${name} is no link of the registry`);
      return (await call(endpoint, { signal }))[field] ?? '';
    },
    staleTime: 300_000,
  });

export const linkSettingsQuery = linksKeys.query(
  ['settings'],
  calls.linkSettings,
  {},
  (r) => r.links,
);

export const linkPreviewQuery = linksKeys.query(['preview'], calls.linkPreview);

export async function updateLink(
  { name, field }: Pick<LinkEntry, 'field'> & { name: LinkName },
  url: string,
) {
  const endpoint = calls.updateLink[name];
  if (!endpoint) throw new Error(`${name} is no link of the registry`);
  return call(endpoint, { body: { [field]: url } });
}
export const setLinkOpening = callWithBody(calls.setLinkOpening);
export const checkLink = callWithBody(calls.checkLink);
export const startLinkPreview = callWithBody(calls.startLinkPreview);

/** The texts of spec §8 about links are Portuguese, as is their word for trying again (D40). */
export const LINK_TEXTS = { lang: specifiedLang, retryLabel: tc('links', 'Try again') };

/** The error text of spec §8 (sidebar). @param error null if the reply has no address */
export const notOpened = (error: Error | null): string =>
  error
    ? t('Error opening the link: {reason}', { reason: inPortuguese(sentenceOf(error)) })
    : t('Error: the link is empty or malformed.');

/** The error text of spec §8 for a department page. Commercial only logs, so D42 adds one. */
export function notOpenedOn(department: DepartmentId): typeof notOpened {
  if (department === 'reports') {
    return (error) =>
      error
        ? t('Error: {reason}', { reason: inPortuguese(sentenceOf(error)) })
        : t('Error getting the link.');
  }
  if (department === 'commercial') return () => t('Couldn’t open this item right now.');
  return notOpened;
}

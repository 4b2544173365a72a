import { t } from '@intranet/contract/core/i18n/t.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import { readAddress } from '@intranet/contract/links/address.ts';
import {
  type LinkSettings,
  updateLink as updateLinkCalls,
} from '@intranet/contract/links/endpoints.ts';
import { showFormErrors } from '@intranet/ui/forms/form-errors.ts';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { linkSettingsQuery, linksKeys, updateLink } from '../api.ts';
import type { RegisteredLink } from './link-sections.ts';

const SAVED = t('Link updated successfully!');
const CHANGED = t('This address has been changed since, so it can’t be undone.');
const FAILED = t('Couldn’t update the link. Please try again later.');

/** Follows the stored address until the user types; input survives failures and other changes. */
export function useLinkForm(link: RegisteredLink, { url: stored }: LinkSettings) {
  const { name, field } = link;
  const queryClient = useQueryClient();
  const [base, setBase] = useState(stored);
  /** An address restored here is not somebody else's change. */
  const [restored, setRestored] = useState<string | null>(null);
  const endpoint = updateLinkCalls[name];
  const form = useForm<Record<string, string>>({
    initialValues: { [field]: stored },
    ...(endpoint && { validate: schemaResolver(endpoint.body, { sync: true }) }),
  });
  const typed = form.values[field] ?? '';
  const { setFieldValue, clearErrors } = form;
  const show = (address: string) => {
    setFieldValue(field, address);
    clearErrors();
  };

  const follows = stored !== base && (typed === base || typed === stored);
  useEffect(() => {
    if (!follows) return;
    setBase(stored);
    setFieldValue(field, stored);
  }, [follows, stored, field, setFieldValue]);

  /** Saves the former address again, unless somebody has replaced the one saved here. */
  const putBack = async (former: string, saved: string) => {
    const links = await queryClient.fetchQuery({ ...linkSettingsQuery, staleTime: 0 });
    if (links.find((one) => one.name === name)?.url !== saved) throw new UserFacingError(CHANGED);
    return updateLink(link, former);
  };

  const { save, problem, setProblem } = useSave({
    send: ({ url }: { url: string; former?: boolean }) => updateLink(link, url),
    refresh: linksKeys.refresh,
    saved: SAVED,
    // A first address can't be undone, because the specification requires one.
    undo: ({ url }) => (stored === '' ? null : () => putBack(stored, readAddress(url) ?? url)),
    onSaved: ({ url, former }) => {
      const savedUrl = readAddress(url) ?? url;
      // Restoring an earlier address keeps the unsaved input.
      if (former) setRestored(savedUrl);
      else show(savedUrl);
      queryClient.setQueryData(linkSettingsQuery.queryKey, (links) =>
        links?.map((one) => (one.name === name ? { ...one, url: savedUrl } : one)),
      );
    },
    problemOf: (error, { former }) => {
      // An error of the typed address appears at its field only.
      const sentence = former ? FAILED : showFormErrors(form, error);
      return sentence === null ? null : FAILED;
    },
  });

  return {
    form,
    typed,
    unsaved: typed !== base,
    /** True if somebody else saved another address since typing began. */
    overtaken: typed !== base && stored !== base && typed !== stored && stored !== restored,
    problem,
    setProblem,
    pending: save.isPending,
    save: () => save.mutate({ url: typed }),
    restore: (url: string, onDone: () => void) =>
      save.mutate({ url, former: true }, { onSuccess: onDone }),
    undo: () => {
      setBase(stored);
      setProblem(null);
      show(stored);
    },
  };
}

import { createPassword } from '@intranet/contract/vault/endpoints.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { useEffect, useRef } from 'react';
import { sendTo } from '#core/call.ts';
import { vaultKeys } from '../api.ts';

export type AddForm = ReturnType<typeof useAddEntry>['form'];

interface Options {
  onUnsaved: (unsaved: boolean) => void;
  onAdded: () => void;
}

export function useAddEntry({ onUnsaved, onAdded }: Options) {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const { form, formState } = useSaveForm({
    ...sendTo(createPassword),
    initialValues: { platform: '', link: '', user: '', password: '' },
    refresh: vaultKeys.refresh,
    refreshAfterFailure: true,
    onSaved: () => {
      form.reset();
      onAdded();
    },
    // After the user has left the page, the form can't show the failure.
    onFailed: (error) => mounted.current || notifyFailure(error),
    secret: true,
  });
  const { dirty } = formState;
  useEffect(() => {
    onUnsaved(dirty);
    return () => onUnsaved(false);
  }, [onUnsaved, dirty]);
  return { form, formState };
}

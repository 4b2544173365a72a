import { t } from '@intranet/contract/core/i18n/t.ts';
import type { NamedReaders } from '@intranet/contract/groups/readers.ts';
import type { VaultAccess } from '@intranet/contract/vault/access-endpoints.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Fieldset, Input, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChosenReaders } from '#features/groups/shared/ReadersPicker.tsx';
import { readerIds } from '#features/groups/shared/reader-ids.ts';
import { saveAccess, vaultKeys, vaultQuery } from '../api.ts';
import { AccessPeople } from './AccessPeople.tsx';
import { RotationList } from './RotationList.tsx';

interface Values extends Record<string, unknown> {
  readers: NamedReaders;
  editors: NamedReaders;
}

interface Props {
  entry: ListedEntry;
  access: VaultAccess;
  title: ReactNode;
  onClose: () => void;
}

function idsOf(readers: NamedReaders) {
  const { people = [], groups = [] } = readerIds(readers) ?? {};
  return { people, groups };
}

export function AccessForm({ entry, access, title, onClose }: Props) {
  const { data } = useQuery(vaultQuery);
  const { form, formState } = useSaveForm<Values>({
    initialValues: { readers: access.readers, editors: access.editors },
    send: ({ readers, editors }) =>
      saveAccess(entry.id, {
        readers: idsOf(readers),
        editors: idsOf(editors),
        version: access.version,
      }),
    refresh: vaultKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  const { readers, editors } = form.values;
  return (
    <FormDialog {...formState} title={title} action={t('Save')} size="lg" onClose={onClose}>
      <RotationList rotations={entry.to_rotate} />
      {data?.is_shared === false && (
        <Text size="sm">
          {t(
            'Sharing is off, so only administrators can use this entry. Turn it on with “Sharing” above the list.',
          )}
        </Text>
      )}
      <Fieldset legend={t('Readers: use the password and code')}>
        <ChosenReaders
          withRoles={false}
          value={readers}
          nobody={t('Nobody is chosen.')}
          onChange={(chosen) => form.setFieldValue('readers', chosen)}
        />
        {form.errors.readers && <Input.Error mt={4}>{form.errors.readers}</Input.Error>}
      </Fieldset>
      <Fieldset legend={t('Editors: also change the entry')}>
        <ChosenReaders
          withRoles={false}
          value={editors}
          nobody={t('Nobody is chosen, so only administrators can change this entry.')}
          onChange={(chosen) => form.setFieldValue('editors', chosen)}
        />
        {form.errors.editors && <Input.Error mt={4}>{form.errors.editors}</Input.Error>}
      </Fieldset>
      <AccessPeople access={access} />
    </FormDialog>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { changeOwnPhone as changeOwnPhoneCall } from '@intranet/contract/people/directory-endpoints.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOwnPhone, peopleKeys, profileQuery } from '../api.ts';

interface DialogProps {
  phone: string;
  onClose: () => void;
}

function PhoneDialog({ phone, onClose }: DialogProps) {
  const { form, formState } = useSaveForm({
    schema: changeOwnPhoneCall.body,
    initialValues: { phone },
    send: changeOwnPhone,
    refresh: peopleKeys.refresh,
    saved: null,
    onSaved: onClose,
  });
  return (
    <FormDialog {...formState} title={t('Phone')} action={t('Save')} onClose={onClose}>
      <TextInput
        label={t('Phone number')}
        description={t('Colleagues see it in the directory. Leave it empty to remove it.')}
        type="tel"
        autoComplete="tel"
        data-autofocus
        {...form.getInputProps('phone')}
      />
    </FormDialog>
  );
}

/** The user's phone number in the directory, and a button to change it. */
export function OwnPhone({ employeeId }: { employeeId: number }) {
  const [open, setOpen] = useState(false);
  const profile = useQuery(profileQuery(employeeId));
  if (profile.error) {
    const title = t('Couldn’t load your phone number');
    return <CardFailure title={title} error={profile.error} retry={() => void profile.refetch()} />;
  }
  if (!profile.data) return null;
  const { phone } = profile.data;
  return (
    <Group gap="8px 16px">
      <Text size="sm">
        {t('Phone')}: {phone ?? t('Not provided')}
      </Text>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPhone size={16} aria-hidden />}
        data-print="hide"
        onClick={() => setOpen(true)}
      >
        {phone === null ? t('Add phone number') : t('Change phone number')}
      </Button>
      {open && <PhoneDialog phone={phone ?? ''} onClose={() => setOpen(false)} />}
    </Group>
  );
}

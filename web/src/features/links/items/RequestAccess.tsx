import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import { requestAccess as call, type OpenedItem } from '@intranet/contract/links/item-endpoints.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { linksKeys } from '../api.ts';
import { requestAccess } from './api.ts';

type Refused = Extract<OpenedItem, { access: 'refused' }>;

function RequestForm({ item }: { item: Refused }) {
  const { form, formState } = useSaveForm({
    initialValues: { reason: '' },
    schema: call.body,
    send: ({ reason }) => requestAccess(item.id, reason),
    refresh: linksKeys.refresh,
    refreshAfterFailure: true,
  });
  return (
    <form noValidate onSubmit={formState.onSubmit}>
      <Stack gap="md" maw={560}>
        <Textarea
          label={t('Why you need it (optional)')}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('reason')}
        />
        <ErrorArea message={formState.problem} />
        <Group>
          <Button type="submit" loading={formState.pending}>
            {t('Request access')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What somebody sees who may not open an item: its name, and a way to ask for it (D72). */
export function RequestAccess({ item }: { item: Refused }) {
  return (
    <PageShell title={item.name} description={t(departmentOf(item).label)}>
      <Stack gap="md">
        <Text>{t('You don’t have access to this item.')}</Text>
        {item.requested ? (
          <Text role="status">
            {t('You’ve requested access. You’ll get an email with the answer.')}
          </Text>
        ) : item.may_request ? (
          <RequestForm item={item} />
        ) : (
          <Text c="dimmed">
            {t(
              'Your account isn’t linked to a current employee, so nobody can give you access. Ask an administrator.',
            )}
          </Text>
        )}
      </Stack>
    </PageShell>
  );
}

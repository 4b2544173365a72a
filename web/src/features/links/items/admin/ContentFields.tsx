import { t } from '@intranet/contract/core/i18n/t.ts';
import { EMBED_LABELS, type Provider } from '@intranet/contract/links/providers.ts';
import { Fieldset, Select, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ItemValues, Shows } from './item-form.ts';

interface Props {
  form: UseFormReturnType<ItemValues>;
  /** The providers that the server is set up for. */
  providers: readonly Provider[];
}

const label = (provider: Provider, providers: readonly Provider[]) =>
  providers.includes(provider)
    ? t(EMBED_LABELS[provider])
    : t('{dashboard} (not set up on this server)', { dashboard: t(EMBED_LABELS[provider]) });

/** Parts of the reader's identity, with the name under which each is passed. */
function IdentityFields({ form, note }: Pick<Props, 'form'> & { note: string }) {
  return (
    <Fieldset legend={t('The reader’s identity')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {note}
        </Text>
        <TextInput
          label={t('Pass the username as')}
          {...form.getInputProps('embed.identity.username')}
        />
        <TextInput label={t('Pass the area as')} {...form.getInputProps('embed.identity.area')} />
        <TextInput
          label={t('Pass the groups as')}
          {...form.getInputProps('embed.identity.groups')}
        />
      </Stack>
    </Fieldset>
  );
}

function MetabaseFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <TextInput
        label={t('Dashboard number')}
        description={t('The number in its address, such as 12 in /dashboard/12-sales.')}
        inputMode="numeric"
        {...form.getInputProps('embed.dashboard')}
      />
      <IdentityFields
        form={form}
        note={t('Names of the dashboard’s locked parameters. Empty fields pass nothing.')}
      />
    </>
  );
}

function SupersetFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <TextInput
        label={t('Dashboard ID')}
        description={t('Superset shows it under “Embed dashboard”.')}
        {...form.getInputProps('embed.dashboard')}
      />
      <IdentityFields
        form={form}
        note={t(
          'Columns that every dataset of the dashboard has. Readers see only rows that match them. Empty fields set no condition.',
        )}
      />
    </>
  );
}

function PowerBiFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <TextInput
        label={t('Workspace ID')}
        description={t('The part after /groups/ in the report’s address.')}
        {...form.getInputProps('embed.workspace')}
      />
      <TextInput
        label={t('Report ID')}
        description={t('The part after /reports/ in the report’s address.')}
        {...form.getInputProps('embed.report')}
      />
      <TagsInput
        label={t('Roles of every reader')}
        description={t(
          'Fill in only one of the two lists, or neither for a report without row-level security.',
        )}
        {...form.getInputProps('embed.roles')}
      />
      <TagsInput
        label={t('Roles by area or group')}
        description={t(
          'A reader gets each role that has the same name as their area or one of their groups. Readers without such a role can’t open the item.',
        )}
        {...form.getInputProps('embed.area_roles')}
      />
    </>
  );
}

const FIELDS = { metabase: MetabaseFields, superset: SupersetFields, powerbi: PowerBiFields };

/** What an item shows: an address, or a dashboard of a provider. Without providers, only the address. */
export function ContentFields({ form, providers }: Props) {
  const { shows } = form.values;
  const own = shows === 'address' || providers.includes(shows) ? [] : [shows];
  const offered = [...providers, ...own];
  const Fields = shows === 'address' ? null : FIELDS[shows];
  return (
    <>
      {offered.length > 0 && (
        <Select
          label={t('Shows')}
          {...(shows !== 'address' && {
            description: t('Each reader opens it with a token of their own.'),
          })}
          allowDeselect={false}
          data={[
            { value: 'address', label: t('An address') },
            ...offered.map((value) => ({ value, label: label(value, providers) })),
          ]}
          value={shows}
          onChange={(value) => form.setFieldValue('shows', (value ?? shows) as Shows)}
          error={form.errors.embed}
        />
      )}
      {Fields ? (
        <Fields form={form} />
      ) : (
        <TextInput
          label={t('Address')}
          description={t('An https address, or the embed code of a report.')}
          inputMode="url"
          {...form.getInputProps('url')}
        />
      )}
    </>
  );
}

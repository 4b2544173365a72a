import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Group, groupBody } from '@intranet/contract/groups/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { CARGOS, type Cargo, positionName } from '@intranet/contract/people/positions.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { MultiSelect, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '#features/people/api.ts';
import { addGroup, editGroup, groupsKeys } from './api.ts';
import { PeoplePicker, type Picked } from './shared/PeoplePicker.tsx';

interface Values extends Record<string, unknown> {
  name: string;
  description: string;
  kind: 'members' | 'rule';
  members: Picked[];
  rule: { areas: string[]; positions: string[] };
}

const bodyOf = ({ name, description, kind, members, rule }: Values) => ({
  name,
  description,
  members: kind === 'members' ? members.map(({ employee_id }) => employee_id) : [],
  rule: kind === 'rule' ? { ...rule, positions: rule.positions as Cargo[] } : null,
});

interface Props {
  /** Undefined for a new group. */
  group?: Group | undefined;
  onClose: () => void;
}

export function GroupDialog({ group, onClose }: Props) {
  const areas = useQuery(areasQuery);
  const { form, formState } = useSaveForm<Values>({
    initialValues: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      kind: group?.rule ? 'rule' : 'members',
      members: group?.members ?? [],
      rule: group?.rule ?? { areas: [], positions: [] },
    },
    validate: (values) => schemaResolver(groupBody, { sync: true })(bodyOf(values)),
    send: (values) =>
      group
        ? editGroup(group.id, { ...bodyOf(values), version: group.version })
        : addGroup(bodyOf(values)),
    refresh: groupsKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  const { kind, members, rule } = form.values;
  return (
    <FormDialog
      {...formState}
      title={group ? t('Edit {name}', { name: group.name }) : t('New group')}
      action={group ? t('Save') : t('Add group')}
      onClose={onClose}
    >
      <TextInput label={t('Name')} data-autofocus {...form.getInputProps('name')} />
      <Textarea
        label={t('Description')}
        autosize
        minRows={2}
        maxRows={5}
        {...form.getInputProps('description')}
      />
      <Radio.Group label={t('Members')} {...form.getInputProps('kind')}>
        <Stack gap={6} mt={4}>
          <Radio value="members" label={t('Chosen members')} />
          <Radio value="rule" label={t('Everybody to whom a rule applies')} />
        </Stack>
      </Radio.Group>
      {kind === 'members' ? (
        <PeoplePicker
          label={t('Members')}
          value={members}
          onChange={(people) => form.setFieldValue('members', people)}
          error={form.errors.members}
        />
      ) : (
        <>
          <MultiSelect
            label={t('Area is one of')}
            searchable
            placeholder={rule.areas.length === 0 ? t('Any area') : ''}
            data={[...new Set([...(areas.data ?? []), ...rule.areas])].map((value) => ({
              value,
              label: areaName(value),
            }))}
            {...form.getInputProps('rule.areas')}
          />
          <MultiSelect
            label={t('Position is one of')}
            placeholder={rule.positions.length === 0 ? t('Any position') : ''}
            data={CARGOS.map((value) => ({ value, label: positionName(value) }))}
            {...form.getInputProps('rule.positions')}
          />
          <Text size="sm" c="dimmed">
            {t(
              'People join and leave the group by themselves when their area or position changes.',
            )}
          </Text>
        </>
      )}
    </FormDialog>
  );
}

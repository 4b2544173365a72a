import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import { readAddress } from '@intranet/contract/links/address.ts';
import type { Department } from '@intranet/contract/links/departments.ts';
import {
  type ItemSettings,
  itemFieldsBody,
} from '@intranet/contract/links/item-admin-endpoints.ts';
import { ICON_LABELS, ITEM_ICONS, type ItemIcon } from '@intranet/contract/links/item-icons.ts';
import type { Provider } from '@intranet/contract/links/providers.ts';
import type { Opening } from '@intranet/contract/links/registry.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Anchor, Autocomplete, Button, Select, Switch, Text, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { IconEye } from '@tabler/icons-react';
import { ReadersPicker } from '#features/groups/shared/ReadersPicker.tsx';
import { EmployeeSelect } from '#features/people/shared/EmployeeSelect.tsx';
import { failureText } from '../../admin/labels.ts';
import { usePreview } from '../../admin/use-preview.ts';
import { linksKeys } from '../../api.ts';
import { ICONS } from '../../shared/item-icons.ts';
import { addItem, editItem } from './api.ts';
import { ContentFields } from './ContentFields.tsx';
import { bodyOf, type ItemValues, NEW_ITEM, valuesOf } from './item-form.ts';

interface Props {
  department: Department;
  /** Undefined for a new item. */
  item?: ItemSettings | undefined;
  /** The headings that the department has. */
  headings: readonly string[];
  providers: readonly Provider[];
  onClose: () => void;
}

const check = schemaResolver(itemFieldsBody, { sync: true });

export function ItemDialog({ department, item, headings, providers, onClose }: Props) {
  const { form, formState, setProblem } = useSaveForm<ItemValues>({
    initialValues: item ? valuesOf(item) : NEW_ITEM,
    validate: (values) => check(bodyOf(values)),
    send: (values) =>
      item
        ? editItem(item.id, { ...bodyOf(values), version: item.version })
        : addItem({ ...bodyOf(values), department: department.id }),
    refresh: linksKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  const { name, shows, url, icon, opens, readers, owner } = form.values;
  const preview = usePreview({ item: name.trim() || t('New item') }, (error) =>
    setProblem(failureText(t('Couldn’t open the preview.'), error)),
  );
  const openPreview = () => {
    const address = readAddress(url);
    if (address) preview.open(address);
    else form.validateField('url');
  };
  const Icon = ICONS[icon];
  return (
    <FormDialog
      {...formState}
      size="lg"
      title={
        item
          ? t('Edit {name}', { name: item.name })
          : t('New item in {department}', { department: t(department.label) })
      }
      action={item ? t('Save') : t('Add item')}
      extraButton={
        shows === 'address' &&
        opens === 'embedded' && (
          <Button
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            loading={preview.pending}
            onClick={openPreview}
          >
            {t('Preview address')}
          </Button>
        )
      }
      note={
        preview.blockedPage && (
          <Text size="sm" role="status">
            {t('The browser blocked the new tab.')}{' '}
            <Anchor href={preview.blockedPage} target="_blank" rel="noopener" inherit>
              {t('Open the preview')}
            </Anchor>
          </Text>
        )
      }
      onClose={onClose}
    >
      <TextInput label={t('Name')} data-autofocus {...form.getInputProps('name')} />
      <ContentFields form={form} providers={providers} />
      {shows === 'address' && (
        <Select
          label={t('Opens')}
          allowDeselect={false}
          data={[
            { value: 'embedded', label: t('In a frame on this site') },
            { value: 'tab', label: t('In a new tab') },
          ]}
          value={opens}
          onChange={(value) => form.setFieldValue('opens', (value ?? opens) as Opening)}
        />
      )}
      <Select
        label={t('Icon')}
        allowDeselect={false}
        leftSection={<Icon size={18} aria-hidden />}
        data={ITEM_ICONS.map((value) => ({ value, label: t(ICON_LABELS[value]) }))}
        value={icon}
        onChange={(value) => form.setFieldValue('icon', (value ?? icon) as ItemIcon)}
      />
      <Autocomplete
        label={t('Heading')}
        description={t('Items with the same heading are listed together. Leave it empty for none.')}
        data={[...headings]}
        {...form.getInputProps('heading')}
      />
      <ReadersPicker
        label={t('Who can open it')}
        usual={t('Everyone who can open {department}: {roles}', {
          department: t(department.label),
          roles: department.readers.map(roleLabel).join(', '),
        })}
        value={readers}
        onChange={(value) => form.setFieldValue('readers', value)}
        error={form.errors.readers}
      />
      <EmployeeSelect
        label={t('Owner')}
        description={t(
          'Gets reported problems and requests for access. Without an owner, administrators get them.',
        )}
        among="current"
        initial={owner ?? undefined}
        value={owner?.employee_id}
        onChange={(person) => form.setFieldValue('owner', person)}
        error={form.errors.owner_id}
      />
      <Switch
        label={t('Hide from everyone')}
        description={t('Nobody can open a hidden item. It stays on this page.')}
        {...form.getInputProps('hidden', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

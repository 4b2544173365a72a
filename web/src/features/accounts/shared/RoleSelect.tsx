import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Role, roleOptions } from '@intranet/contract/core/roles.ts';
import { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { Select, type SelectProps } from '@mantine/core';

const departmentsOf = (role: Role) =>
  DEPARTMENTS.filter(({ path }) => mayOpen(path, { role }))
    .map(({ label }) => t(label))
    .join(', ');

interface Props extends Omit<SelectProps, 'data' | 'value' | 'label' | 'description'> {
  /** Null until a role is chosen. */
  value?: Role | null;
  /** The stored role, which is offered even if this version doesn't know it. */
  stored?: Role | undefined;
}

/** Chooses a role, and names the departments that it opens (D72). */
export function RoleSelect({ value = null, stored, ...props }: Props) {
  return (
    <Select
      label={t('Role')}
      description={
        value === null
          ? t('It decides which departments the person can open.')
          : t('Departments: {list}', { list: departmentsOf(value) })
      }
      // Below the field, so that fields beside it stay aligned.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('Choose')}
      data={roleOptions(...(stored ? [stored] : []))}
      allowDeselect={false}
      value={value}
      {...props}
    />
  );
}

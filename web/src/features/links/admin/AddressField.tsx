import { TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import classes from './LinkForm.module.css';
import type { RegisteredLink } from './link-sections.ts';
import type { useLinkForm } from './use-link-form.ts';

export const fieldId = (name: string) => `link-${name}`;

interface Props {
  link: RegisteredLink;
  edit: ReturnType<typeof useLinkForm>;
}

export function AddressField({ link: { name, field }, edit: { form, pending } }: Props) {
  return (
    <TextInput
      className={classes.field}
      id={fieldId(name)}
      aria-label="URL"
      placeholder="https://"
      required
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      readOnly={pending}
      rightSection={<IconPencil size={16} color="var(--mantine-color-dimmed)" aria-hidden />}
      rightSectionPointerEvents="none"
      {...form.getInputProps(field)}
    />
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { EmployeeSelect } from '#features/people/shared/EmployeeSelect.tsx';
import { areaAndPosition } from '#features/people/shared/namesakes.ts';
import classes from './PeoplePicker.module.css';

export type Picked = Namesake & { has_left: boolean };

interface Props {
  label: string;
  description?: string;
  value: readonly Picked[];
  onChange: (people: Picked[]) => void;
  error?: ReactNode;
}

/** Chooses several people, one after another. */
export function PeoplePicker({ label, description, value, onChange, error }: Props) {
  // The focus stays in the field after a choice and a removal.
  const [changed, setChanged] = useState(false);
  const add = (person: Picked) => {
    if (value.some(({ employee_id }) => employee_id === person.employee_id)) return;
    setChanged(true);
    onChange([...value, person]);
  };
  return (
    <Stack gap={6}>
      <EmployeeSelect
        // A new field after each choice, so that the next name can be typed.
        key={value.length}
        autoFocus={changed}
        // Enter chooses a person, and never saves the form around.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        label={label}
        description={description}
        among="current"
        value={undefined}
        onChange={(person) => {
          if (!person) return;
          const { employee_id, name, area, cargo, has_left } = person;
          add({ employee_id, name, area, cargo, has_left });
        }}
        error={error}
      />
      {value.length > 0 && (
        <ul className={classes.chosen} aria-label={label}>
          {value.map((person) => (
            <li key={person.employee_id}>
              <Group gap={4} wrap="nowrap">
                <Text size="sm" miw={0} dir="auto">
                  {person.has_left ? t('{name} (has left)', { name: person.name }) : person.name}
                </Text>
                <Text size="xs" c="dimmed" miw={0}>
                  {areaAndPosition(person)}
                </Text>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  ms="auto"
                  aria-label={t('Remove {item}', { item: person.name })}
                  onClick={() => {
                    setChanged(true);
                    onChange(value.filter((one) => one !== person));
                  }}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Group, Text } from '@mantine/core';
import { areaAndPosition } from '#features/people/shared/namesakes.ts';
import classes from './PeopleList.module.css';

/** Somebody with an account, or an employee. */
export type ListedPerson = Omit<Namesake, 'employee_id'> & {
  employee_id: number | null;
  photo: string;
};

interface Props<Row> {
  label: string;
  people: readonly Row[];
  /** What the second line says about a person. */
  lineOf: (person: Row) => string;
}

export function PeopleList<Row extends ListedPerson>({ label, people, lineOf }: Props<Row>) {
  return (
    <ul className={classes.people} aria-label={label}>
      {people.map((person, index) => (
        <li key={person.employee_id ?? `account ${index}`}>
          <Group gap="sm" wrap="nowrap">
            <PersonAvatar name={person.name} photo={person.photo} size={32} />
            <div>
              <Text size="sm" dir="auto">
                {person.name}
                {person.area && (
                  <Text span inherit c="dimmed">
                    {' '}
                    · {areaAndPosition(person)}
                  </Text>
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {lineOf(person)}
              </Text>
            </div>
          </Group>
        </li>
      ))}
    </ul>
  );
}

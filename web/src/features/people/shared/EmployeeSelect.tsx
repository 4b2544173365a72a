import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import type { FoundPerson, PeopleGroup } from '@intranet/contract/people/search-endpoints.ts';
import { type ComponentProps, useState } from 'react';
import { peopleSearchQuery } from '../api.ts';
import { areaAndPosition } from './namesakes.ts';
import { type Choice, PersonSelect } from './PersonSelect.tsx';

type SelectProps = Omit<
  ComponentProps<typeof PersonSelect<FoundPerson>>,
  'searchOf' | 'choiceOf' | 'chosen' | 'onChoose'
>;

interface Props extends SelectProps {
  among: PeopleGroup;
  area?: string;
  /** The id of an employee who can't be chosen. */
  except?: number | undefined;
  /** The employee who is chosen at first. */
  initial?: Namesake | undefined;
  /** The id of the chosen employee. */
  value: string | number | undefined;
  onChange: (employee: FoundPerson | null) => void;
}

const choiceOf = (person: Namesake & { has_left?: boolean }): Choice => ({
  id: String(person.employee_id),
  name: person.has_left ? t('{name} (has left)', { name: person.name }) : person.name,
  detail: areaAndPosition(person),
});

/** Chooses an employee. Area and position distinguish people of the same name. */
export function EmployeeSelect(props: Props) {
  const { among, area, except, initial, value, onChange, ...select } = props;
  const [known, setKnown] = useState<Namesake | undefined>(initial);
  return (
    <PersonSelect
      {...select}
      searchOf={(name) => peopleSearchQuery({ name, among, area }, except)}
      choiceOf={choiceOf}
      chosen={known && String(known.employee_id) === String(value) ? choiceOf(known) : null}
      onChoose={(person) => {
        setKnown(person ?? undefined);
        onChange(person);
      }}
    />
  );
}

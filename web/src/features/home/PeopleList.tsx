import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './PeopleList.module.css';

const SHOWN = 6;

export interface PersonRow {
  key: string;
  name: string;
  detail: string;
  badge?: ReactNode;
}

export function PeopleList({ people }: { people: PersonRow[] }) {
  const [all, setAll] = useState(false);
  const rest = people.length - SHOWN;
  return (
    <>
      <ul className={classes.list}>
        {people.slice(0, all ? people.length : SHOWN).map(({ key, name, detail, badge }) => (
          <li key={key}>
            <bdi className={classes.name}>{name}</bdi>
            {badge}
            <span className={classes.detail}>{detail}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="subtle" size="compact-sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
    </>
  );
}

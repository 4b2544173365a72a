import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { useShortList } from '@intranet/ui/tables/use-short-list.tsx';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PeopleList.module.css';

export interface ListedPerson {
  key: string;
  name: string;
  photo: string;
  note?: string;
  detail?: string;
  badge?: ReactNode;
}

interface Props {
  people: ListedPerson[];
  labelledBy?: string;
  shown?: number;
}

export function PeopleList({ people, labelledBy, shown = 6 }: Props) {
  const [listed, toggle] = useShortList(people, shown);
  return (
    <div>
      <ul className={classes.list} aria-labelledby={labelledBy}>
        {listed.map((one) => (
          <li key={one.key}>
            <PersonAvatar name={one.name} photo={one.photo} size={32} />
            <span className={classes.texts}>
              <Stack component="span" gap={0} flex="1 1 auto">
                <span className={classes.first}>
                  <bdi className={classes.name}>{one.name}</bdi>
                  {one.badge}
                </span>
                {one.note && (
                  <Text span c="dimmed" fz="xs" lh="16px">
                    {one.note}
                  </Text>
                )}
              </Stack>
              {one.detail && <span className={classes.detail}>{one.detail}</span>}
            </span>
          </li>
        ))}
      </ul>
      {toggle}
    </div>
  );
}

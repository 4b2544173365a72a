import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import type { site } from '@intranet/contract/site/endpoints.ts';
import { Stack, Text, UnstyledButton } from '@mantine/core';
import type { CallReply } from '#core/call.ts';
import classes from './DemoPeople.module.css';

interface Props {
  people: NonNullable<CallReply<typeof site>['demo']>['people'];
  onChoose: (username: string) => void;
}

export function DemoPeople({ people, onChoose }: Props) {
  return (
    <Stack gap={6} component="section" aria-label={t('Demo users')}>
      <Text size="sm" c="dimmed">
        {t('Choose someone, then press “Sign in”:')}
      </Text>
      <div className={classes.people}>
        {people.map((person) => (
          <UnstyledButton
            key={person.username}
            className={classes.person}
            onClick={() => onChoose(person.username)}
          >
            <Text size="sm" fw={600} span>
              {person.username}
            </Text>{' '}
            <Text size="xs" c="dimmed" span>
              {positionName(person.cargo)}, {areaName(person.area)}
            </Text>{' '}
            <Text size="xs" c="dimmed" span>
              {roleLabel(person.role)}
            </Text>
          </UnstyledButton>
        ))}
      </div>
    </Stack>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { DIRECTORY_SEARCH } from '@intranet/contract/links/registry.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Profile } from '@intranet/contract/people/directory-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import classes from './Profile.module.css';

/** The others in the person's area, Heads first. */
export function AreaColleagues({ profile }: { profile: Profile }) {
  const { area, heads, colleagues, unlisted } = profile;
  const id = useId();
  const people = [...heads, ...colleagues];
  if (people.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Stack gap={8}>
        <Group gap="4px 8px" justify="space-between" align="baseline">
          <Title order={2} size="h3" id={id}>
            {t('Others in {area}', { area: areaName(area) })}
          </Title>
          <Anchor
            component={PageLink}
            to="/people"
            search={{ ...DIRECTORY_SEARCH, area }}
            size="sm"
            fw={500}
            data-print="hide"
          >
            {t('See all')}
          </Anchor>
        </Group>
        <ul className={classes.people}>
          {people.map(({ employee_id, name, cargo, photo }) => (
            <li key={employee_id}>
              <Link
                to="/people"
                search={{ person: String(employee_id) }}
                className={classes.person}
              >
                <PersonAvatar name={name} photo={photo} size={32} />
                <span>
                  <Text component="bdi" size="sm" fw={500}>
                    {name}
                  </Text>
                  <Text span display="block" size="xs" c="dimmed">
                    {positionName(cargo)}
                  </Text>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {unlisted > 0 && (
          <Text size="sm" c="dimmed">
            {t(
              '{count, plural, one {# other person isn’t listed here.} other {# other people aren’t listed here.}}',
              { count: unlisted },
            )}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

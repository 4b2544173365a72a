import { t } from '@intranet/contract/core/i18n/t.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { useShortList } from '@intranet/ui/tables/use-short-list.tsx';
import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface ListedPerson {
  key: string;
  /** Links the name to the profile. */
  employeeId: number;
  name: string;
  photo: string;
  note?: string | undefined;
  detail?: string;
  badge?: ReactNode;
}

interface Props {
  people: ListedPerson[];
  labelledBy?: string;
  shown?: number;
  /** The number of people who aren't in `people`. */
  unlisted?: number;
}

export function PeopleList({ people, labelledBy, shown = 6, unlisted = 0 }: Props) {
  const [listed, toggle] = useShortList(people, shown);
  return (
    <div>
      <Box component="ul" my={-4} aria-labelledby={labelledBy}>
        {listed.map((one) => (
          <Group key={one.key} component="li" gap={12} wrap="nowrap" mih={48} py={6}>
            <PersonAvatar name={one.name} photo={one.photo} size={32} />
            <Group component="span" gap="0 12px" flex={1}>
              <Stack component="span" gap={0} flex="1 1 auto">
                <Group component="span" gap="0 8px" fz="sm">
                  <Anchor
                    component={PageLink}
                    to="/people"
                    search={{ person: String(one.employeeId) }}
                    c="inherit"
                    size="sm"
                    fw={500}
                    lh="20px"
                  >
                    <bdi>{one.name}</bdi>
                  </Anchor>
                  {one.badge}
                </Group>
                {one.note && (
                  <Text span c="dimmed" fz="xs" lh="16px">
                    {one.note}
                  </Text>
                )}
              </Stack>
              {one.detail && (
                <Text span size="sm" c="dimmed">
                  {one.detail}
                </Text>
              )}
            </Group>
          </Group>
        ))}
      </Box>
      {toggle}
      {unlisted > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {t(
            '{count, plural, one {# other person isn’t listed here.} other {# other people aren’t listed here.}}',
            { count: unlisted },
          )}
        </Text>
      )}
    </div>
  );
}

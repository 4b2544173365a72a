import { t } from '@intranet/contract/core/i18n/t.ts';
import type { AccessPerson, VaultAccess } from '@intranet/contract/vault/access-endpoints.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import { Group, Stack, Text, Title } from '@mantine/core';

/** For example `Legal team, reader · Chosen by name, editor`. */
const reasonsText = ({ reasons }: AccessPerson): string =>
  reasons
    .map(({ edits, group }) => {
      const name = group ?? t('Chosen by name');
      return edits ? t('{name}, editor', { name }) : t('{name}, reader', { name });
    })
    .join(' · ');

/** Who can use an entry today, and why. */
export function AccessPeople({ access }: { access: VaultAccess }) {
  const { people, unlisted, only_admins_edit: onlyAdmins } = access;
  return (
    <Stack component="section" gap={4} aria-labelledby="access-people">
      <Title order={3} size="h4" id="access-people">
        {t('Who has access today')}
      </Title>
      <Text size="sm" c="dimmed">
        {onlyAdmins
          ? t('Administrators. Only they can change this entry.')
          : t('Administrators, and:')}
      </Text>
      {people.length > 0 && (
        <ul className={lines.lines} aria-labelledby="access-people">
          {people.map((person) => (
            <Group component="li" key={person.employee_id} gap="sm" wrap="nowrap" py={6}>
              <PersonAvatar name={person.name} photo={person.photo} size={28} />
              <div>
                <Text size="sm" dir="auto">
                  {person.name}
                </Text>
                <Text size="xs" c="dimmed">
                  {reasonsText(person)}
                </Text>
              </div>
            </Group>
          ))}
        </ul>
      )}
      {unlisted > 0 && (
        <Text size="sm" c="dimmed">
          {t('And {unlisted, plural, one {# more person} other {# more people}}.', { unlisted })}
        </Text>
      )}
    </Stack>
  );
}

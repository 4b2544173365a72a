import { CONTACT_NAMES, type Contact } from '@intranet/contract/chatbot/topics.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linksQuery } from '#features/links/api.ts';
import { visitorContactsQuery } from './api.ts';

interface ContactLinksProps {
  visitor: boolean;
  contacts: readonly Contact[];
  beside: boolean;
}

export function ContactLinks({ visitor, contacts, beside }: ContactLinksProps) {
  const own = useQuery({ ...linksQuery, enabled: !visitor });
  const shared = useQuery({ ...visitorContactsQuery, enabled: visitor });
  const { data: links, error, refetch, isFetching } = visitor ? shared : own;
  if (!links && error) {
    return (
      <Group gap={8} mt={8} mb={2} role="alert">
        <Text size="sm">{t('Couldn’t load the contact.')}</Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {tc('chatbot', 'Try again')}
        </Button>
      </Group>
    );
  }
  if (!links) return <Text size="sm">{t('One moment…')}</Text>;
  return (
    <Group component="ul" gap={8} mt={8} mb={2}>
      {contacts.map((contact) => {
        const url = links.find((link) => link.name === contact)?.url;
        const name = CONTACT_NAMES[contact]();
        return (
          <li key={contact}>
            {url ? (
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                size="compact-sm"
                variant={beside ? 'default' : 'filled'}
                rightSection={<IconExternalLink size={14} aria-hidden />}
              >
                {name} <VisuallyHidden>{tc('chatbot', '(opens in a new tab)')}</VisuallyHidden>
              </Button>
            ) : (
              <Text size="sm">
                {t('{name}: this contact has no address yet. Tell an administrator.', { name })}
              </Text>
            )}
          </li>
        );
      })}
    </Group>
  );
}

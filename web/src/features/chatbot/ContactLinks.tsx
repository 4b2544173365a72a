import { CONTACT_NAMES, type Contact } from '@intranet/contract/chatbot/topics.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linksQuery } from '#features/links/api.ts';
import { visitorContactsQuery } from './api.ts';
import classes from './ChatPanel.module.css';

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
      <div className={classes.links} role="alert">
        <Text size="sm">Não foi possível obter o contato agora.</Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t('Tentar de novo')}
        </Button>
      </div>
    );
  }
  if (!links) return <Text size="sm">{t('Um momento…')}</Text>;
  return (
    <ul className={classes.links}>
      {contacts.map((contact) => {
        const url = links.find(({ name }) => name === contact)?.url;
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
                {CONTACT_NAMES[contact]} <VisuallyHidden>{t('(abre em nova aba)')}</VisuallyHidden>
              </Button>
            ) : (
              <Text size="sm">
                {CONTACT_NAMES[contact]}: este contato ainda não tem endereço. Avise um
                administrador.
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}

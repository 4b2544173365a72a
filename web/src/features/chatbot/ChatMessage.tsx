import { pageLabel } from '@intranet/contract/chatbot/answer.ts';
import { OR_ASK } from '@intranet/contract/chatbot/topics.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './ChatPanel.module.css';
import { ContactLinks } from './ContactLinks.tsx';
import type { ChatEntry } from './use-conversation.ts';

interface ChatMessageProps {
  message: ChatEntry;
  visitor: boolean;
  onPage: () => void;
}

export function ChatMessage({ message, visitor, onPage }: ChatMessageProps) {
  const { type, content, answer } = message;
  return (
    <div className={classes.message} data-type={type}>
      <VisuallyHidden>
        {type === 'incoming' ? t('Assistant:') : tc('chatbot', 'You:')}
      </VisuallyHidden>
      <Text size="sm" dir="auto">
        {content}
      </Text>
      {answer && answer.pages.length > 0 && (
        <Group component="ul" gap={8} mt={8} mb={2}>
          {answer.pages.map((page) => (
            <li key={page.path} lang={document.documentElement.lang || undefined}>
              <Button
                component={Link}
                to={page.path}
                // The router's types don't include page queries.
                search={
                  {
                    ...(page.tab && { tab: page.tab.id }),
                    ...(page.year && { year: page.year }),
                    ...page.search,
                  } as never
                }
                size="compact-sm"
                variant="default"
                onClick={onPage}
              >
                {pageLabel(page)}
              </Button>
            </li>
          ))}
        </Group>
      )}
      {answer && answer.contacts.length > 0 && (
        <>
          {answer.pages.length > 0 && (
            <Text size="sm" mt={6}>
              {t(OR_ASK)}
            </Text>
          )}
          <ContactLinks
            visitor={visitor}
            contacts={answer.contacts}
            beside={answer.pages.length > 0}
          />
        </>
      )}
    </div>
  );
}

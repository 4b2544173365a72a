import { pageLabel } from '@intranet/contract/chatbot/answer.ts';
import { OR_ASK } from '@intranet/contract/chatbot/topics.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
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
      {answer?.topic === null && !visitor && (
        <Text size="xs" c="dimmed" mt={6}>
          {t('Administrators can see this question, without your name, and may add an answer.')}
        </Text>
      )}
      {answer && answer.pages.length > 0 && (
        <Group component="ul" gap={8} mt={8} mb={2}>
          {answer.pages.map((page) => (
            <li key={page.path} lang={document.documentElement.lang || undefined}>
              <Button
                component={PageLink}
                to={page.path}
                search={{
                  ...(page.tab && { tab: page.tab.id }),
                  ...(page.year && { year: String(page.year) }),
                  ...page.search,
                }}
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

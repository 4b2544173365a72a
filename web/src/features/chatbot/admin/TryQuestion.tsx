import { answer, pageLabel } from '@intranet/contract/chatbot/answer.ts';
import type { EditedTopic } from '@intranet/contract/chatbot/edited-topics.ts';
import { LONGEST_QUESTION } from '@intranet/contract/chatbot/endpoints.ts';
import { ownQuestionIn } from '@intranet/contract/chatbot/own-question.ts';
import { CONTACT_NAMES } from '@intranet/contract/chatbot/topics.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { type Role, roleOptions } from '@intranet/contract/core/roles.ts';
import { Group, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteQuery } from '#core/site.ts';

function Reply({
  question,
  role,
  edited,
}: {
  question: string;
  role: Role;
  edited: readonly EditedTopic[];
}) {
  const today = useQuery(siteQuery).data?.today;
  if (today && ownQuestionIn(question, today)) {
    return <Text size="sm">{t('The answer comes from the person’s own data.')}</Text>;
  }
  const { text, pages, contacts } = answer(question, role, [], edited);
  const more = [...pages.map(pageLabel), ...contacts.map((contact) => CONTACT_NAMES[contact]())];
  return (
    <>
      <Text size="sm" dir="auto" lang={tc('language code of the chatbot', 'en')}>
        {text}
      </Text>
      {more.length > 0 && (
        <Text size="sm" c="dimmed">
          {more.join(' · ')}
        </Text>
      )}
    </>
  );
}

interface Props {
  edited: readonly EditedTopic[];
  /** A question to begin with. */
  initial?: string;
}

/** Shows what the chatbot would answer to somebody of a role (D58). */
export function TryQuestion({ edited, initial = '' }: Props) {
  const [question, setQuestion] = useState(initial);
  const [role, setRole] = useState<Role>('full_access');
  return (
    <Paper withBorder p="md" maw={720} data-print="hide">
      <Stack gap="sm">
        <Group gap="sm" align="flex-end">
          <TextInput
            label={t('Try a question')}
            flex="1 1 240px"
            autoComplete="off"
            maxLength={LONGEST_QUESTION}
            value={question}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
            // In a dialog, Enter would save its form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Select
            label={t('Asked by')}
            data={roleOptions()}
            allowDeselect={false}
            value={role}
            onChange={(value) => value && setRole(value as Role)}
          />
        </Group>
        <div role="status">
          {question.trim() !== '' && <Reply question={question} role={role} edited={edited} />}
        </div>
      </Stack>
    </Paper>
  );
}

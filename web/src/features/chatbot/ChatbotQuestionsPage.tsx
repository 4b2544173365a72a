import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAddress } from '#core/use-address.ts';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { useMoments } from '#ui/moments.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { chatbotKeys, questionsQuery, removeQuestion } from './api.ts';
import classes from './ChatbotQuestionsPage.module.css';
import { questionColumns } from './columns.tsx';
import { VisitorContactSwitch } from './VisitorContactSwitch.tsx';

const DEFAULTS = { search: '' };
const NONE: UnansweredQuestion[] = [];
const textOf = ({ question }: UnansweredQuestion) => question;

/** What the chatbot could not answer, for whoever teaches it. */
export default function ChatbotQuestionsPage() {
  const { data, error, refetch } = useQuery(questionsQuery);
  const { moments, timeZone, error: zoneError, refetch: refetchZone } = useMoments();
  const [address, setAddress] = useAddress(DEFAULTS);
  const [removing, setRemoving] = useState<UnansweredQuestion | null>(null);
  const questions = (timeZone && data) || NONE;
  const shown = useSearch(questions, textOf, address.search);
  const columns = useMemo(() => questionColumns({ moments, onRemove: setRemoving }), [moments]);

  const failure = error ?? zoneError;
  const retry = () => {
    refetchZone();
    void refetch();
  };
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>Chatbot questions</Title>
        <Text c="dimmed" size="sm" className={classes.about}>
          What people asked and the chatbot did not understand; who asked is not kept. Answers and
          their keywords are in <code>contract/src/chatbot/topics.ts</code>: once it knows a
          question, remove it here.
        </Text>
      </div>
      <VisitorContactSwitch />
      <div className={classes.search}>
        <SearchInput
          label="Search"
          placeholder="Words of a question"
          value={address.search}
          onChange={(search) => setAddress({ search })}
        />
      </div>
      <DataTable
        label="Questions"
        noun={['question', 'questions']}
        rows={shown}
        total={questions.length}
        columns={columns}
        rowKey={({ id }) => id}
        empty="Every question was answered so far"
        loading={!failure && (!data || !timeZone)}
        failed={failure && { message: failure.message, retry }}
        onClearFilters={() => setAddress(DEFAULTS)}
        exportName="chatbot-questions"
      />
      {removing && (
        <ConfirmDialog
          title="Remove this question?"
          action="Remove"
          cancel="Back"
          send={() => removeQuestion(removing.id)}
          refresh={chatbotKeys.refresh}
          onClose={() => setRemoving(null)}
        >
          <bdi>{removing.question}</bdi>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

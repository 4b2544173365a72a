import { answer } from '@intranet/contract/chatbot/answer.ts';
import type { EditedTopic } from '@intranet/contract/chatbot/edited-topics.ts';
import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { keywordIn } from '@intranet/contract/chatbot/find-topic.ts';
import { answerLanguage } from '@intranet/contract/chatbot/topic-endpoints.ts';
import { dayIn } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { segmentFilter } from '@intranet/ui/tables/choice-filters.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { Button, Group, Paper, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  changeChatbotSettings,
  chatbotKeys,
  chatbotSettingsQuery,
  questionsQuery,
  removeQuestion,
  restoreQuestion,
  topicsQuery,
} from '../api.ts';
import { TopicDialog } from './TopicDialog.tsx';
import { editedOf } from './topic-rows.ts';

interface QuestionRow extends UnansweredQuestion {
  /** What the chatbot answers by now; null if it still has no answer. */
  answer: string | null;
}

const FILTERS = [
  searchFilter<QuestionRow>(t('Search questions'), ({ question }) => question),
  segmentFilter<QuestionRow>(
    {
      open: tc('questions', 'Unanswered'),
      answered: tc('questions', 'Answered'),
      all: tc('questions', 'All'),
    },
    {
      key: 'status',
      label: t('Status'),
      initial: 'open',
      all: 'all',
      passes: (row, status) => status === 'all' || (row.answer === null) === (status === 'open'),
    },
  ),
];
const NO_QUESTIONS: UnansweredQuestion[] = [];

function VisitorContactSwitch() {
  const { data, error, isFetching, refetch } = useQuery(chatbotSettingsQuery);
  const { send, sending } = useNotifiedSave(changeChatbotSettings, chatbotKeys.refresh);
  if (!data && error) {
    return (
      <FailureAlert
        title={sentenceOf(error)}
        retry={() => void refetch()}
        retryLabel={t('Try again')}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton height={72} maw={640} />;
  return (
    <Paper withBorder p="md" maw={640}>
      <Switch
        label={t('Show visitors the IT contact')}
        description={t(
          'People who can’t sign in can get it from the chatbot on the public home page.',
        )}
        checked={(sending ?? data).visitor_contact}
        disabled={sending !== null}
        onChange={({ currentTarget }) => send({ visitor_contact: currentTarget.checked })}
      />
    </Paper>
  );
}

interface QuestionActions {
  onAnswer: (question: UnansweredQuestion) => void;
  onRemove: (id: number) => void;
}

function questionColumns(
  shown: readonly QuestionRow[],
  timeZone: string,
  { onAnswer, onRemove }: QuestionActions,
): Column<QuestionRow>[] {
  // Only the hour is stored, so that nothing links a question to its author. As a time, it would look wrong.
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant));
  return [
    { id: 'question', header: t('Question'), value: (q) => q.question },
    { id: 'times', header: t('Times'), kind: 'number', value: (q) => q.times },
    {
      id: 'first',
      header: t('First asked'),
      kind: 'date',
      value: (q) => dayOf(q.first_asked_at),
    },
    { id: 'last', header: t('Last asked'), kind: 'date', value: (q) => dayOf(q.last_asked_at) },
    {
      id: 'answer',
      header: t('Answer'),
      value: (q) => q.answer,
      missing: t('Not answered'),
      hidden: shown.every(({ answer }) => answer === null),
      render: (q, text) => (q.answer ? <span lang={answerLanguage()}>{text}</span> : text),
    },
    displayColumn('actions', t('Actions'), (q) => (
      <Group gap={6} wrap="nowrap">
        {q.answer === null && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('Add answer: {question}', { question: q.question })}
            onClick={() => onAnswer(q)}
          >
            {t('Add answer')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('Remove: {question}', { question: q.question })}
          onClick={() => onRemove(q.id)}
        >
          {t('Remove')}
        </Button>
      </Group>
    )),
  ];
}

/** On a phone: `Asked 6 times, last 21 Nov 2026`. */
const summaryIn =
  (timeZone: string) =>
  ({ question, times, last_asked_at }: QuestionRow) => ({
    title: question,
    detail: t('{times, plural, one {Asked once, {last}} other {Asked # times, last {last}}}', {
      times,
      last: listDay(dayIn(timeZone, new Date(last_asked_at))),
    }),
    shows: ['question', 'times', 'last'],
  });

const NO_TOPICS: EditedTopic[] = [];

export function QuestionsTab() {
  const query = useQuery(questionsQuery);
  const topics = useQuery(topicsQuery);
  const time = useMoments();
  const timeZone = time.timeZone ?? 'UTC';
  const [answering, setAnswering] = useState<UnansweredQuestion | null>(null);
  const { send: remove } = useNotifiedSave(removeQuestion, chatbotKeys.refresh, {
    refreshAfterFailure: true,
    undo: restoreQuestion,
  });
  const edited = useMemo(() => (topics.data ? editedOf(topics.data) : NO_TOPICS), [topics.data]);
  const questions = (!time.isPending && topics.data && query.data) || NO_QUESTIONS;
  const rows = useMemo(
    () =>
      questions.map((row): QuestionRow => {
        const { topic, text } = answer(row.question, 'admin', [], edited);
        return { ...row, answer: topic === null ? null : text };
      }),
    [questions, edited],
  );
  const list = useFilteredRows(rows, FILTERS, '');
  const columns = useMemo(
    () => questionColumns(list.shown, timeZone, { onAnswer: setAnswering, onRemove: remove }),
    [list.shown, timeZone, remove],
  );
  const summary = useMemo(() => summaryIn(timeZone), [timeZone]);
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm" maw={736}>
        {t(
          'Questions the chatbot couldn’t answer, without the names of the people who asked. Once you add an answer, the questions that it answers move to “Answered”.',
        )}
      </Text>
      <DataTable
        label={t('Questions')}
        noun={(count) => t('{count, plural, one {# question} other {# questions}}', { count })}
        {...list.table}
        search={<FilterBar {...list.bar} inline />}
        columns={columns}
        summary={summary}
        rowKey={({ id }) => id}
        empty={t('No unanswered questions')}
        {...tableState(query, topics, time)}
        exportName
      />
      <VisitorContactSwitch />
      {answering && (
        <TopicDialog
          draft={{
            row: null,
            keywords: [keywordIn(answering.question)].filter(Boolean),
            question: answering.question,
          }}
          others={edited}
          onClose={() => setAnswering(null)}
        />
      )}
    </Stack>
  );
}

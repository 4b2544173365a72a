import { answer } from '@intranet/contract/chatbot/answer.ts';
import type { EditedTopic } from '@intranet/contract/chatbot/edited-topics.ts';
import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { keywordIn } from '@intranet/contract/chatbot/find-topic.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
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

const FILTERS = [
  searchFilter<UnansweredQuestion>(t('Search questions'), ({ question }) => question),
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

type IsAnswered = (question: UnansweredQuestion) => boolean;

interface QuestionActions {
  isAnswered: IsAnswered;
  onAnswer: (question: UnansweredQuestion) => void;
  onRemove: (id: number) => void;
}

function questionColumns(
  questions: readonly UnansweredQuestion[],
  moments: Moments,
  { isAnswered, onAnswer, onRemove }: QuestionActions,
): Column<UnansweredQuestion>[] {
  const moment = { kind: 'moment', moments } as const;
  return [
    { id: 'question', header: t('Question'), value: (q) => q.question },
    { id: 'times', header: t('Times'), kind: 'number', value: (q) => q.times },
    { id: 'first', header: t('First asked'), value: (q) => q.first_asked_at, ...moment },
    { id: 'last', header: t('Last asked'), value: (q) => q.last_asked_at, ...moment },
    {
      id: 'now',
      header: t('Status'),
      value: (q) => (isAnswered(q) ? t('Answered') : t('Not answered')),
      nowrap: true,
      hidden: !questions.some(isAnswered),
      render: (q, text) => (isAnswered(q) ? <StateBadge tone="good">{text}</StateBadge> : text),
    },
    displayColumn('actions', t('Actions'), (q) => (
      <Group gap={6} wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('Add answer: {question}', { question: q.question })}
          onClick={() => onAnswer(q)}
        >
          {t('Add answer')}
        </Button>
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

/** On a phone: `Asked 6 times, last 21 Nov 2026, 22:38`. */
const summaryIn =
  ({ minute }: Moments) =>
  ({ question, times, last_asked_at }: UnansweredQuestion) => ({
    title: question,
    detail: t('{times, plural, one {Asked once, {last}} other {Asked # times, last {last}}}', {
      times,
      last: minute(last_asked_at),
    }),
    shows: ['question', 'times', 'last'],
  });

const NO_TOPICS: EditedTopic[] = [];

export function QuestionsTab() {
  const query = useQuery(questionsQuery);
  const topics = useQuery(topicsQuery);
  const time = useMoments();
  const { moments } = time;
  const [answering, setAnswering] = useState<UnansweredQuestion | null>(null);
  const { send: remove } = useNotifiedSave(removeQuestion, chatbotKeys.refresh, {
    refreshAfterFailure: true,
    undo: restoreQuestion,
  });
  const edited = useMemo(() => (topics.data ? editedOf(topics.data) : NO_TOPICS), [topics.data]);
  const questions = (!time.isPending && query.data) || NO_QUESTIONS;
  const list = useFilteredRows(questions, FILTERS, '');
  const columns = useMemo(() => {
    const isAnswered: IsAnswered = ({ question }) =>
      answer(question, 'admin', [], edited).topic !== null;
    return questionColumns(questions, moments, {
      isAnswered,
      onAnswer: setAnswering,
      onRemove: remove,
    });
  }, [questions, moments, remove, edited]);
  const summary = useMemo(() => summaryIn(moments), [moments]);
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm" maw={736}>
        {t(
          'Questions the chatbot couldn’t answer, without the names of the people who asked. Once it knows the answer, remove the question here.',
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
        {...tableState(query, time)}
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

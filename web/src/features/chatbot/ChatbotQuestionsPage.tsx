import { answer } from '@intranet/contract/chatbot/answer.ts';
import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { Button, Paper, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  changeChatbotSettings,
  chatbotKeys,
  chatbotSettingsQuery,
  questionsQuery,
  removeQuestion,
  restoreQuestion,
} from './api.ts';

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

const isAnsweredNow = ({ question }: UnansweredQuestion) =>
  answer(question, 'admin').topic !== null;

function questionColumns(
  questions: readonly UnansweredQuestion[],
  moments: Moments,
  onRemove: (id: number) => void,
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
      value: (q) => (isAnsweredNow(q) ? t('Answered') : t('Not answered')),
      nowrap: true,
      hidden: !questions.some(isAnsweredNow),
      render: (q, text) => (isAnsweredNow(q) ? <StateBadge tone="good">{text}</StateBadge> : text),
    },
    displayColumn('actions', t('Actions'), (q) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('Remove: {question}', { question: q.question })}
        onClick={() => onRemove(q.id)}
      >
        {t('Remove')}
      </Button>
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

export default function ChatbotQuestionsPage() {
  const query = useQuery(questionsQuery);
  const time = useMoments();
  const { moments } = time;
  const { send: remove } = useNotifiedSave(removeQuestion, chatbotKeys.refresh, {
    refreshAfterFailure: true,
    undo: restoreQuestion,
  });
  const questions = (!time.isPending && query.data) || NO_QUESTIONS;
  const list = useFilteredRows(questions, FILTERS, '');
  const columns = useMemo(
    () => questionColumns(questions, moments, remove),
    [questions, moments, remove],
  );
  const summary = useMemo(() => summaryIn(moments), [moments]);
  return (
    <PageShell
      width="full"
      title={t('Chatbot questions')}
      description={t(
        'Questions the chatbot couldn’t answer, without the names of the people who asked. Once it knows the answer, remove the question here.',
      )}
    >
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
    </PageShell>
  );
}

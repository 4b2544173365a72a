import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { useMoments } from '#ui/moments.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { ListPage } from '#ui/tables/ListPage.tsx';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { useListFilters } from '#ui/tables/use-list-filters.ts';
import { chatbotKeys, questionsQuery, removeQuestion } from './api.ts';
import classes from './ChatbotQuestionsPage.module.css';
import { questionColumns } from './columns.tsx';
import { VisitorContactSwitch } from './VisitorContactSwitch.tsx';

const FILTER_DEFAULTS = { search: '' };
const NO_QUESTIONS: UnansweredQuestion[] = [];
const textOf = ({ question }: UnansweredQuestion) => question;

export default function ChatbotQuestionsPage() {
  const query = useQuery(questionsQuery);
  const time = useMoments();
  const { moments } = time;
  const { filters, field, clear } = useListFilters(FILTER_DEFAULTS);
  const [removing, setRemoving] = useState<UnansweredQuestion | null>(null);
  const questions = (!time.isPending && query.data) || NO_QUESTIONS;
  const shown = useSearch(questions, textOf, filters.search);
  const columns = useMemo(() => questionColumns(moments, setRemoving), [moments]);
  return (
    <ListPage
      title="Chatbot questions"
      about={
        <>
          What people asked and the chatbot did not understand; who asked is not kept. Answers and
          their keywords are in <code>contract/src/chatbot/topics.ts</code>: once it knows a
          question, remove it here.
        </>
      }
    >
      <VisitorContactSwitch />
      <div className={classes.search}>
        <SearchInput label="Search" placeholder="Words of a question" {...field('search')} />
      </div>
      <DataTable
        label="Questions"
        noun={['question', 'questions']}
        rows={shown}
        total={questions.length}
        columns={columns}
        rowKey={({ id }) => id}
        empty="Every question was answered so far"
        {...tableState(query, time)}
        onClearFilters={clear}
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
    </ListPage>
  );
}

import { answerLanguage, answerText } from '@intranet/contract/chatbot/topic-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { chatbotKeys, createTopic, removeTopic, topicsQuery } from '../api.ts';
import { TopicDialog, type TopicDraft } from './TopicDialog.tsx';
import { TryQuestion } from './TryQuestion.tsx';
import { editedOf, pageNames, rowsOf, type TopicRow } from './topic-rows.ts';

const FILTERS = [
  searchFilter<TopicRow>(
    t('Search answers and keywords'),
    ({ says, keywords }) => `${Object.values(says).join('\n')}\n${keywords.join('\n')}`,
  ),
];
const NO_ROWS: TopicRow[] = [];

const kindOf = ({ edited, builtIn }: TopicRow): string =>
  builtIn === null ? t('Custom') : edited ? t('Edited') : t('Built in');

/** A built-in topic has its own answer again, which can be undone by sending the same. */
const bodyOf = ({ edited }: TopicRow) => {
  if (!edited) throw new Error('A built-in answer can’t be removed');
  const { replaces, keywords, says, contacts } = edited;
  const pages = edited.pages as never[];
  return { replaces, keywords, says, pages, contacts, version: null };
};

function topicColumns(onEdit: (row: TopicRow) => void, onRemove: (row: TopicRow) => void) {
  const columns: Column<TopicRow>[] = [
    {
      id: 'answer',
      header: t('Answer'),
      value: ({ says }) => answerText(says),
      // As specified, the chatbot speaks Portuguese on English pages.
      render: (_, text) => <span lang={answerLanguage()}>{text}</span>,
      minWidth: 260,
    },
    {
      id: 'keywords',
      header: t('Keywords'),
      value: ({ keywords }) => keywords.join(', '),
      render: ({ keywords }) => keywords.slice(0, 5).join(', ') + (keywords.length > 5 ? ' …' : ''),
      sortable: false,
    },
    {
      id: 'pages',
      header: t('Links to pages'),
      value: ({ pages }) => pageNames(pages),
      sortable: false,
    },
    {
      id: 'kind',
      header: t('Kind'),
      value: kindOf,
      render: (row, text) => <StateBadge tone={row.edited ? 'good' : 'quiet'}>{text}</StateBadge>,
      nowrap: true,
    },
    displayColumn('actions', t('Actions'), (row) => (
      <Group gap={6} wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('Edit: {answer}', { answer: answerText(row.says) })}
          onClick={() => onEdit(row)}
        >
          {t('Edit')}
        </Button>
        {row.edited && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={
              row.builtIn
                ? t('Restore: {answer}', { answer: answerText(row.says) })
                : t('Remove: {answer}', { answer: answerText(row.says) })
            }
            onClick={() => onRemove(row)}
          >
            {row.builtIn ? t('Restore') : t('Remove')}
          </Button>
        )}
      </Group>
    )),
  ];
  return columns;
}

export function AnswersTab() {
  const query = useQuery(topicsQuery);
  const [draft, setDraft] = useState<TopicDraft | null>(null);
  const rows = useMemo(() => (query.data ? rowsOf(query.data) : NO_ROWS), [query.data]);
  const edited = useMemo(() => (query.data ? editedOf(query.data) : []), [query.data]);
  const list = useFilteredRows(rows, FILTERS, '');
  const { send: remove } = useNotifiedSave(
    (row: TopicRow) => removeTopic(row.edited?.id ?? 0),
    chatbotKeys.refresh,
    { refreshAfterFailure: true, undo: (row) => createTopic(bodyOf(row)) },
  );
  const columns = useMemo(
    () => topicColumns((row) => setDraft({ row, keywords: [] }), remove),
    [remove],
  );
  const editedId = draft?.row?.edited?.id;
  return (
    <Stack gap="md">
      <TryQuestion edited={edited} />
      <DataTable
        label={t('Answers')}
        noun={(count) => t('{count, plural, one {# answer} other {# answers}}', { count })}
        {...list.table}
        search={
          <FilterBar {...list.bar} inline>
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setDraft({ row: null, keywords: [] })}
            >
              {t('Add answer')}
            </Button>
          </FilterBar>
        }
        columns={columns}
        rowKey={({ key }) => key}
        empty={t('No answers')}
        {...tableState(query)}
      />
      {draft && (
        <TopicDialog
          draft={draft}
          others={edited.filter(({ id }) => id !== editedId)}
          onClose={() => setDraft(null)}
        />
      )}
    </Stack>
  );
}

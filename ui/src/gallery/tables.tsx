import { TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { FailedState } from '../feedback/FailedState.tsx';
import { AddButton } from '../tables/AddButton.tsx';
import type { Column } from '../tables/data-table/column.ts';
import { DataTable } from '../tables/data-table/DataTable.tsx';
import { FilterBar } from '../tables/FilterBar.tsx';
import { FilteredListPage } from '../tables/FilteredListPage.tsx';
import { FilterSelect } from '../tables/FilterSelect.tsx';
import { nameFilter } from '../tables/list-filter.tsx';
import { NamedRows } from '../tables/NamedRows.tsx';
import { RemovableList } from '../tables/RemovableList.tsx';
import { RowActions } from '../tables/row-edit/RowActions.tsx';
import { RowEditActions } from '../tables/row-edit/RowEditActions.tsx';
import { RowEditDialog } from '../tables/row-edit/RowEditDialog.tsx';
import { RowMenu } from '../tables/row-edit/RowMenu.tsx';
import { SearchedSections } from '../tables/SearchedSections.tsx';
import { SearchInput } from '../tables/SearchInput.tsx';
import { ShowMore } from '../tables/ShowMore.tsx';
import { nothing, Opener, replyLater, SENTENCE, statesOf } from './sample.tsx';

interface Person {
  id: number;
  name: string;
  since: string | null;
  balance: number;
}

const NAMES = [
  'João da Silva',
  'Ávila Prado',
  'Zoë Gonçalves',
  'Maria Aparecida dos Santos Pereira',
];

const people = (count: number): Person[] =>
  [...Array(count).keys()].map((id) => ({
    id,
    name: `${NAMES[id % NAMES.length]} ${id + 1}`,
    since: id % 3 === 0 ? null : `2026-0${(id % 9) + 1}-17`,
    balance: (id % 61) / 2,
  }));

const COLUMNS: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'since', header: 'Since', kind: 'date', value: (row) => row.since, missing: 'N/A' },
  { id: 'balance', header: 'Balance', kind: 'number', decimals: 1, value: (row) => row.balance },
];

const table = {
  columns: COLUMNS,
  rowKey: (row: Person) => row.id,
  noun: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
  empty: 'Nobody is registered yet.',
} as const;

const AREAS = [
  { value: 'people', label: 'People' },
  { value: 'legal', label: 'Legal' },
];

const few = people(4);
const many = people(250);
const none: Person[] = [];

const copy = { label: 'Copy', Icon: IconCopy, onClick: nothing };
const menu = [copy, { label: 'Delete', Icon: IconTrash, danger: true, onClick: nothing }];

function Search() {
  const [text, setText] = useState('');
  return <SearchInput label="Search" placeholder="Name" value={text} onChange={setText} />;
}

const FILTERS = [nameFilter<Person>(({ name }) => name)];

function AreaSelect() {
  const [area, setArea] = useState('');
  return <FilterSelect label="Area" value={area} data={AREAS} onChange={setArea} />;
}

const PAGED = {
  error: null,
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: async () => {},
};

export const TABLES = [
  ...statesOf('DataTable', {
    'with rows, export and actions': (
      <DataTable {...table} label="Few people" rows={few} exportName actions={[copy]} />
    ),
    'with pages': (
      <DataTable
        {...table}
        label="Many people"
        rows={many}
        initialSort={{ column: 'name', direction: 'asc' }}
      />
    ),
    loading: (
      <DataTable {...table} label="Loading people" rows={undefined} loading expectedRows={3} />
    ),
    empty: <DataTable {...table} label="No people" rows={none} />,
    'without matches': (
      <DataTable
        {...table}
        label="Filtered people"
        rows={none}
        all={few}
        filtered
        onClearFilters={nothing}
      />
    ),
    failed: (
      <DataTable
        {...table}
        label="Failed people"
        rows={undefined}
        failed={{ message: SENTENCE, retry: nothing }}
      />
    ),
  }),
  ...statesOf('FilterBar', {
    'one active': (
      <div>
        <FilterBar active={1} onClear={nothing}>
          <TextInput aria-label="Area" placeholder="Area" />
          <TextInput aria-label="Status" placeholder="Status" />
        </FilterBar>
      </div>
    ),
  }),
  ...statesOf('FilterSelect', { all: <AreaSelect /> }),
  ...statesOf('FilteredListPage', {
    loaded: (
      <FilteredListPage
        {...table}
        title="Employees"
        label="Employees"
        back="/home"
        query={{ data: few, isPending: false, error: null, refetch: nothing as never }}
        filters={FILTERS}
        initialSort="name:asc"
      />
    ),
  }),
  ...statesOf('EmptyState', {
    'nothing yet': <EmptyState text="Nobody is registered yet." filtered={false} />,
    failed: (
      <EmptyState
        text="No balances"
        filtered={false}
        failed={{ message: SENTENCE, retry: nothing }}
      />
    ),
  }),
  ...statesOf('FailedState', { failed: <FailedState message={SENTENCE} retry={nothing} /> }),
  ...statesOf('ShowMore', {
    ready: <ShowMore list={PAGED} shown={20} count={45} />,
    loading: <ShowMore list={{ ...PAGED, isFetchingNextPage: true }} shown={20} count={45} />,
    failed: (
      <ShowMore
        list={{ ...PAGED, isFetchNextPageError: true, error: new Error(SENTENCE) }}
        shown={20}
      />
    ),
  }),
  ...statesOf('SearchInput', { empty: <Search /> }),
  ...statesOf('SearchedSections', {
    'two sections': (
      <SearchedSections
        items={['Benefits', 'Vacation']}
        textOf={(item) => item}
        parameter="gallery"
        label="Search sections"
        placeholder="Benefits"
        empty="No sections"
      >
        {(item) => <p key={item}>{item}</p>}
      </SearchedSections>
    ),
  }),
  ...statesOf('NamedRows', {
    'with and without a note': (
      <NamedRows
        rows={[
          { key: '1', name: 'João da Silva', note: 'Vacation', detail: '14–18 Dec' },
          { key: '2', name: 'Ávila Prado', detail: '21 Dec' },
        ]}
      />
    ),
  }),
  ...statesOf('RemovableList', {
    'two items': (
      <RemovableList
        label="Deputies"
        items={[{ id: 1 }, { id: 2 }]}
        empty="No deputies"
        render={({ id }) => `Deputy ${id}`}
        nameOf={({ id }) => `Deputy ${id}`}
        remove={replyLater}
        restore={replyLater}
        refresh={async () => {}}
      />
    ),
  }),
  ...statesOf('AddButton', {
    ready: (
      <div>
        <AddButton onClick={nothing}>Add a person</AddButton>
      </div>
    ),
  }),
  ...statesOf('RowActions', {
    ready: (
      <RowActions
        name="João da Silva"
        editActions={null}
        onEdit={nothing}
        editDisabled={false}
        others={menu}
      />
    ),
  }),
  ...statesOf('RowEditActions', {
    editing: (
      <RowEditActions name="João da Silva" pending={false} save={nothing} cancel={nothing} />
    ),
    refused: (
      <RowEditActions
        name="João da Silva"
        pending={false}
        save={nothing}
        cancel={nothing}
        problem={SENTENCE}
      />
    ),
  }),
  ...statesOf('RowEditDialog', {
    'on a press': (
      <Opener>
        {(close) => (
          <RowEditDialog
            name="João da Silva"
            pending={false}
            dirty={false}
            problem={null}
            save={close}
            cancel={close}
          >
            Fields
          </RowEditDialog>
        )}
      </Opener>
    ),
  }),
  ...statesOf('RowMenu', {
    closed: (
      <div>
        <RowMenu name="João da Silva" items={menu} />
      </div>
    ),
  }),
];

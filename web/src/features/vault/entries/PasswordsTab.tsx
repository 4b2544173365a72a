import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { createPassword, type ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { useNarrowElement } from '@intranet/ui/hooks/use-narrow-element.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { choiceFilter, searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { RowEditDialog } from '@intranet/ui/tables/row-edit/RowEditDialog.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { Box, Button } from '@mantine/core';
import { IconFileImport, IconLock, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePageUser } from '#core/session.ts';
import { vaultQuery } from '../api.ts';
import { countPasswords } from '../count-passwords.ts';
import { CopyPassword } from '../secrets/SecretCell.tsx';
import { AboutPasswords } from './AboutPasswords.tsx';
import { AddRow } from './AddRow.tsx';
import { EntryName, entryColumns } from './columns.tsx';
import { EditPasswordField, LinkField, PlatformField, UserField } from './EditFields.tsx';
import type { EntryTable } from './EntryActions.tsx';
import { EntryDialogs } from './EntryDialogs.tsx';
import classes from './entries.module.css';
import { OvertakenNote } from './OvertakenNote.tsx';
import { EditProvider, useEntryEdit } from './use-entry-edit.ts';

const NO_EDIT = { edit: '' };
const NO_DIALOG = { dialog: '', of: '' };
const ADDING = { dialog: 'add' };
const CLOSED = { ...NO_EDIT, ...NO_DIALOG, transfer: '' };
const NO_ENTRIES: ListedEntry[] = [];

const summaryOf = (manages: boolean) => (entry: ListedEntry) => ({
  title: <EntryName entry={entry} />,
  detail: (
    <Box component="span" ps={28}>
      {entry.user}
    </Box>
  ),
  action: <CopyPassword id={entry.id} name={entry.platform} hides={!manages} large />,
  shows: ['platform'],
});
const FILTERS = [
  searchFilter(t('Search by platform'), ({ platform }: ListedEntry) => platform, {
    key: 'platform',
    label: t('Platform'),
  }),
  choiceFilter<ListedEntry>({
    key: 'rotate',
    label: t('State'),
    known: ['yes'],
    dataOf: () => [{ value: 'yes', label: t('To rotate') }],
    passes: ({ to_rotate }) => to_rotate.length > 0,
  }),
];

export function PasswordsTab() {
  const query = useQuery(vaultQuery);
  const entries = query.data?.entries ?? NO_ENTRIES;
  const manages = mayCall(createPassword, usePageUser().role);
  const rotates = entries.some(({ to_rotate }) => to_rotate.length > 0);
  const { moments } = useMoments();
  const [now] = useState(() => Date.now());
  const [open, setOpen] = useAddress(CLOSED);
  const closeEdit = useCallback(() => setOpen(NO_EDIT, { unasked: true }), [setOpen]);
  const editable = useMemo(() => entries.filter((entry) => entry.can_edit), [entries]);
  const edit = useEntryEdit(readId(open.edit), editable, closeEdit);
  const edited = edit.entry;
  const editing = edited?.id ?? null;
  const [adds, setAdds] = useState(false);
  const unsaved = [
    ...(edited && edit.dirty ? [{ label: edited.platform, params: { edit: open.edit } }] : []),
    ...(adds
      ? [{ label: t('A new password'), ...(open.dialog === 'add' && { params: ADDING }) }]
      : []),
  ];

  // The edited entry stays visible even if others have deleted it.
  const kept = entries.find(({ id }) => id === editing) ?? edited ?? undefined;
  const list = useFilteredRows(entries, FILTERS, 'platform:asc', { edited: kept });

  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowElement(frame);
  const columns = useMemo(() => {
    const show: EntryTable['open'] = (what, id) =>
      setOpen(what === 'edit' ? { edit: `${id}` } : { dialog: what, of: `${id}` }, { push: true });
    return entryColumns(
      { editing: narrow ? null : editing, narrow, manages, open: show },
      moments,
      now,
    );
  }, [editing, narrow, manages, moments, now, setOpen]);
  const summary = useMemo(() => summaryOf(manages), [manages]);

  return (
    <EditProvider value={edit}>
      <div ref={frame} className={classes.list}>
        <DataTable
          label={t('Passwords')}
          noun={countPasswords}
          {...list.table}
          columns={columns}
          rowKey={(entry) => entry.id}
          empty={manages ? t('No passwords yet') : t('No passwords are shared with you yet')}
          {...tableState(query)}
          summary={summary}
          search={
            <FilterBar active={list.bar.active} inline search={list.bar.search}>
              {(rotates || list.bar.active > 0) && list.bar.children}
              {narrow && manages && (
                <Button
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => setOpen(ADDING, { push: true })}
                >
                  {t('Add')}
                </Button>
              )}
            </FilterBar>
          }
          {...(manages && {
            exports: [
              {
                label: t('With passwords…'),
                Icon: IconLock,
                onClick: () => setOpen({ transfer: 'export' }, { push: true }),
              },
            ],
            actions: [
              {
                label: t('Import'),
                Icon: IconFileImport,
                primary: query.data?.entries.length === 0,
                onClick: () => setOpen({ transfer: 'import' }, { push: true }),
              },
            ],
          })}
          exportName={t('Platforms without passwords')}
          about={<AboutPasswords />}
        />
        {!narrow && manages && <AddRow onUnsaved={setAdds} />}
      </div>
      <UnsavedGuard unsaved={unsaved} />
      {narrow && edited && (
        <RowEditDialog
          {...edit}
          name={edited.platform}
          note={
            edit.overtaken && (
              <OvertakenNote
                theirs={edit.overtaken}
                disabled={edit.pending}
                onTake={edit.takeTheirs}
              />
            )
          }
        >
          <PlatformField />
          <LinkField />
          <UserField />
          <EditPasswordField />
        </RowEditDialog>
      )}
      <EntryDialogs
        manages={manages}
        dialog={open.dialog}
        entry={entries.find(({ id }) => id === readId(open.of))}
        onUnsaved={setAdds}
        onClose={(options) => setOpen(NO_DIALOG, options)}
      />
    </EditProvider>
  );
}

import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { ImportLine, ImportReply } from '@intranet/contract/core/import.ts';
import { SHEET } from '@intranet/contract/core/sheets.ts';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { notifySuccess } from '../feedback/notify.ts';
import { FileChooser } from '../forms/FileChooser.tsx';
import type { Refresh } from '../forms/use-save.ts';
import type { Column } from '../tables/data-table/column.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportNotices } from './ImportNotices.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { importColumns } from './import-columns.tsx';
import { countLines, type ImportLabels, summarize } from './import-labels.ts';
import { TemplateLinks } from './TemplateLinks.tsx';
import { type ImportStep, useImport } from './use-import.ts';
import {
  type AnswerFields,
  type ImportAnswers,
  openColumns,
  useImportAnswers,
} from './use-import-answers.ts';

type Action = Exclude<ImportLine['action'], 'wrong'>;

const LABELS: ImportLabels<Action> = {
  actions: {
    create: tc('line', 'New'),
    change: tc('line', 'Changed'),
    none: tc('line', 'Unchanged'),
    ask: tc('line', 'To answer'),
    wrong: tc('line', 'Wrong'),
  },
  counts: {
    create: (count) => t('{count, plural, other {# new}}', { count }),
    change: (count) => t('{count, plural, other {# changed}}', { count }),
    none: (count) => t('{count, plural, other {# unchanged}}', { count }),
    ask: (count) => t('{count, plural, other {# to answer}}', { count }),
    wrong: (count) => t('{count, plural, other {# wrong}}', { count }),
  },
  done: ['create', 'change'],
  noun: (count) => t('{count, plural, one {# line} other {# lines}}', { count }),
  nothing: t('Nothing to import: everything is already there.'),
};

const COLUMNS: Column<ImportLine>[] = importColumns(LABELS, [
  {
    id: 'name',
    header: t('Name'),
    value: (row) => row.name,
    missing: '–',
  },
]);

export type SendSheet = (file: Blob, step: ImportStep & AnswerFields) => Promise<ImportReply>;

function openSentence(plan: ImportReply, answers: ImportAnswers): string | null {
  const columns = openColumns(plan, answers);
  if (columns || countLines(plan.lines, 'ask') === 0) return columns;
  return t('Nothing can be imported yet. Answer the questions above.');
}

interface Props {
  title: string;
  about: ReactNode;
  headers: readonly string[];
  send: SendSheet;
  refresh: Refresh;
  children?: ReactNode;
}

/** One kind of import: an explanation, a template, a file, its preview and the import. */
export function ImportCard({ title, about, headers, send, refresh, children }: Props) {
  const heading = useId();
  const answers = useImportAnswers();
  const { fields, reset } = answers;
  const sendAnswered = useCallback(
    (chosen: Blob, step: ImportStep) => send(chosen, { ...step, ...fields }),
    [send, fields],
  );
  const { file, plan, imported, loading, saving, choose, run, ...failed } = useImport({
    kind: SHEET,
    send: sendAnswered,
    refresh,
    onImported: ({ lines }) =>
      notifySuccess(t('{title} imported: {summary}', { title, summary: summarize(lines, LABELS) })),
  });
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={heading}>
      <Stack gap="md">
        <div>
          <Title order={2} id={heading} mb={4}>
            {title}
          </Title>
          <Text size="sm" c="dimmed" maw={720}>
            {about}
          </Text>
          <TemplateLinks title={title} headers={headers} />
        </div>
        {children}
        <FileChooser
          name={file?.name ?? null}
          kind={SHEET}
          invitation={t('Drop a CSV or XLSX file here, or choose one.')}
          label={title}
          busy={loading}
          onChoose={(chosen) => {
            reset();
            choose(chosen);
          }}
        />
        <ImportFailure {...failed} retrying={loading || saving} retry={run} />
        {imported && (
          <Imported text={t('Imported: {lines}', { lines: summarize(imported.lines, LABELS) })} />
        )}
        {plan && <ImportNotices plan={plan} answers={answers} />}
        {plan && <ImportQuestions lines={plan.lines} answers={answers} />}
        {plan && (
          <ImportPreview
            open={openSentence(plan, answers)}
            lines={plan.lines}
            labels={LABELS}
            columns={COLUMNS}
            label={t('Preview of {name}', { name: title })}
            busy={saving || loading}
            onImport={run}
          />
        )}
      </Stack>
    </Paper>
  );
}

/** Takes the focus, because the pressed button is gone. */
function Imported({ text }: { text: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert ref={note} tabIndex={-1} color="green" icon={<IconCheck aria-hidden />} role="status">
      {text}
    </Alert>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Checkbox, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ImportAnswers } from './use-import-answers.ts';

interface Props {
  plan: { not_imported: readonly string[]; notices?: readonly string[] };
  answers: Pick<ImportAnswers, 'ignoresColumns' | 'ignoreColumns'>;
  hint?: string;
}

const RENAME = t(
  'Rename a column in the file if it should be imported, and choose the file again.',
);

/** What the preview says about the whole file. */
export function ImportNotices({ plan, answers, hint = RENAME }: Props) {
  const { notices = [], not_imported } = plan;
  const columns = [...new Set(not_imported)];
  return (
    <>
      {columns.length > 0 && (
        <Alert color="orange" variant="light" role="group" icon={<IconAlertTriangle aria-hidden />}>
          <Stack gap="xs">
            <Text fw={600} size="sm">
              {t(
                '{count, plural, one {# column won’t be imported} other {# columns won’t be imported}}',
                { count: columns.length },
              )}
            </Text>
            <List size="sm">
              {columns.map((column) => (
                <List.Item key={column}>
                  <bdi>{column}</bdi>
                </List.Item>
              ))}
            </List>
            <Text size="sm">{hint}</Text>
            <Checkbox
              label={t('Import without these columns')}
              checked={answers.ignoresColumns}
              onChange={(event) => answers.ignoreColumns(event.currentTarget.checked)}
            />
          </Stack>
        </Alert>
      )}
      {notices.length > 0 && (
        <Alert variant="light" color="gray" role="note" icon={<IconInfoCircle aria-hidden />}>
          {notices.map((notice) => (
            <Text key={notice} size="sm">
              {notice}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
}

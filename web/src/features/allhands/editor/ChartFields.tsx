import { t } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { AddButton } from '@intranet/ui/tables/AddButton.tsx';
import { ActionIcon, Group, NativeSelect, Stack, Table } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { fieldName } from '../admin/field-names.ts';
import { fieldId, useEditing } from './editing.ts';
import { NumberField, WordsField } from './Fields.tsx';
import { type Json, type JsonPath, valueAt, withValueAt } from './json.ts';
import { readWords } from './words.ts';

const KINDS = () => [
  { value: 'bar', label: t('Bars') },
  { value: 'line', label: t('Lines') },
  { value: 'pie', label: t('Pie') },
];

const listAt = (value: Json | undefined, path: JsonPath): Json[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};

const without = (list: readonly Json[], index: number) =>
  list.filter((_, other) => other !== index);

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { readOnly } = useEditing();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      disabled={readOnly}
      aria-label={t('Remove {item}', { item: name })}
      onClick={onClick}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}

/** Changes the values of all data series, so that each has one for each label. */
function mapValues(chart: Json | undefined, change: (values: Json[]) => Json[]): Json[] {
  return listAt(chart, ['datasets']).map((dataset) =>
    withValueAt(dataset, ['values'], change(listAt(dataset, ['values']))),
  );
}

function ChartTable({ path }: { path: JsonPath }) {
  const { draft, readOnly, edit, problems } = useEditing();
  const table = useRef<HTMLDivElement>(null);
  const chart = valueAt(draft, path);
  const labels = listAt(chart, ['labels']);
  const datasets = listAt(chart, ['datasets']);
  const nameOf = (value: Json | undefined, index: number) =>
    readWords(value, 'en').text || t('Entry {number}', { number: index + 1 });
  const editAll = (changes: Record<string, Json>) =>
    edit(path, { ...(chart as Record<string, Json>), ...changes });
  /** The pressed button may go with its row or column. */
  const removeFrom = (changes: Record<string, Json>) => {
    editAll(changes);
    table.current?.focus();
  };
  const wholeProblems = [
    [...path, 'labels'],
    [...path, 'datasets'],
    ...datasets.map((_, index) => [...path, 'datasets', index, 'values']),
  ].flatMap((one) => problems.get(one.join('.')) ?? []);
  return (
    <div id={fieldId([...path, 'datasets'])} ref={table} tabIndex={-1}>
      <Table.ScrollContainer
        minWidth={105 + datasets.length * 98}
        id={fieldId([...path, 'labels'])}
        tabIndex={-1}
      >
        <Table withRowBorders={false} horizontalSpacing={4} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th fw={500}>{fieldName('labels')}</Table.Th>
              {datasets.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: data series have no other key
                <Table.Th key={index}>
                  <WordsField
                    path={[...path, 'datasets', index, 'label']}
                    aria-label={t('Name of data series {number}', { number: index + 1 })}
                  />
                </Table.Th>
              ))}
              <Table.Td w={40} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {labels.map((label, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels have no other key
              <Table.Tr key={row} style={{ verticalAlign: 'top' }}>
                <Table.Td>
                  <WordsField
                    path={[...path, 'labels', row]}
                    aria-label={t('Label {number}', { number: row + 1 })}
                  />
                </Table.Td>
                {datasets.map((dataset, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: data series have no other key
                  <Table.Td key={index}>
                    <NumberField
                      path={[...path, 'datasets', index, 'values', row]}
                      aria-label={`${nameOf(valueAt(dataset, ['label']), index)}, ${nameOf(label, row)}`}
                      compared={false}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <RemoveButton
                    name={nameOf(label, row)}
                    onClick={() =>
                      removeFrom({
                        labels: without(labels, row),
                        datasets: mapValues(chart, (values) => without(values, row)),
                      })
                    }
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Td />
              {datasets.map((dataset, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: data series have no other key
                <Table.Td key={index}>
                  <RemoveButton
                    name={nameOf(valueAt(dataset, ['label']), index)}
                    onClick={() => removeFrom({ datasets: without(datasets, index) })}
                  />
                </Table.Td>
              ))}
              <Table.Td />
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
      {[...new Set(wholeProblems)].map((message) => (
        <ErrorArea key={message} message={message} />
      ))}
      <Group gap="xs">
        <AddButton
          disabled={readOnly}
          onClick={() =>
            editAll({
              labels: [...labels, ''],
              datasets: mapValues(chart, (values) => [...values, '']),
            })
          }
        >
          {t('Add a label')}
        </AddButton>
        <AddButton
          disabled={readOnly}
          onClick={() =>
            editAll({ datasets: [...datasets, { label: '', values: labels.map(() => '') }] })
          }
        >
          {t('Add a data series')}
        </AddButton>
      </Group>
    </div>
  );
}

/** A chart's title and kind, and its values as a table of labels and data series. */
export function ChartFields({ path, isNew }: { path: JsonPath; isNew: boolean }) {
  const { draft, readOnly, edit } = useEditing();
  const kind = valueAt(draft, [...path, 'kind']);
  return (
    <Stack gap="xs" pb="md">
      <Group gap="xs" align="flex-start">
        <WordsField
          path={[...path, 'title']}
          label={fieldName('title')}
          flex="2 1 180px"
          autoFocus={isNew}
        />
        <NativeSelect
          id={fieldId([...path, 'kind'])}
          label={fieldName('kind')}
          flex="1 1 104px"
          disabled={readOnly}
          data={KINDS()}
          value={typeof kind === 'string' ? kind : ''}
          onChange={({ currentTarget }) => edit([...path, 'kind'], currentTarget.value)}
        />
      </Group>
      <ChartTable path={path} />
    </Stack>
  );
}

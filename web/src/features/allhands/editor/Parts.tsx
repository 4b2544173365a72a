import { t } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { AddButton } from '@intranet/ui/tables/AddButton.tsx';
import { ActionIcon, Box, Fieldset, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { fieldName, namePath } from '../admin/field-names.ts';
import { partTitle } from '../sections/section-titles.ts';
import { AgendaField } from './AgendaField.tsx';
import { ChartFields } from './ChartFields.tsx';
import { fieldId, useEditing } from './editing.ts';
import { DeckField } from './Fields.tsx';
import type { FormPart } from './form-parts.ts';
import { type Json, type JsonPath, valueAt } from './json.ts';
import { readWords } from './words.ts';

const titleOf = (path: JsonPath) => namePath(path.map(String)).at(-1) ?? '';

/** A part with its title and the problems of the whole, such as a wrong sum. */
function PartFrame({ path, children }: { path: JsonPath; children: ReactNode }) {
  const { problems } = useEditing();
  return (
    <Fieldset
      legend={titleOf(path)}
      id={fieldId(path)}
      tabIndex={-1}
      variant="unstyled"
      miw={0}
      styles={{
        // Below the header, when a problem leads here.
        root: { scrollMarginTop: 76 },
        legend: { fontWeight: 600, marginBottom: 4 },
      }}
    >
      <Box mb="xs">
        <ErrorArea message={problems.get(path.join('.')) ?? null} />
      </Box>
      {children}
    </Fieldset>
  );
}

/** What names an entry to a screen reader: its own name, or its position. */
function entryName(entry: Json | undefined, index: number): string {
  const words = ['name', 'label', 'city', 'category', 'title', 'year'].map((key) =>
    valueAt(entry, [key]),
  );
  const first = words.find((one) => one !== undefined && one !== '');
  if (typeof first === 'number') return String(first);
  const { text } = readWords(first ?? entry, 'en');
  return (partTitle(text) ?? text) || t('Entry {number}', { number: index + 1 });
}

interface EntriesProps {
  part: FormPart;
  children: (path: JsonPath, isNew: boolean) => ReactNode;
}

/** The entries of a list, which can be added and removed unless they are fixed. */
function Entries({ part: { path, entry, named }, children }: EntriesProps) {
  const { draft, readOnly, edit } = useEditing();
  const [added, setAdded] = useState<number | null>(null);
  const value = valueAt(draft, path);
  const entries = Array.isArray(value) ? value : [];
  const title = titleOf(path);
  const addId = `${fieldId(path)} add`;
  const remove = (index: number) => {
    edit(
      path,
      entries.filter((_, other) => other !== index),
    );
    setAdded(null);
    document.getElementById(addId)?.focus();
  };
  return (
    <Stack gap="xs">
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={title}>
        {entries.map((one, index) => {
          const name = entryName(one, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key, and their inputs are controlled
            <li key={index}>
              <Box role="group" aria-label={name}>
                {named && (
                  <Text size="sm" fw={600}>
                    {name}
                  </Text>
                )}
                <Group gap="xs" align="flex-start" wrap="nowrap">
                  <Box flex={1} miw={0}>
                    {children([...path, index], index === added)}
                  </Box>
                  {!named && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="lg"
                      mt={24}
                      disabled={readOnly}
                      aria-label={t('Remove {item}', { item: name })}
                      onClick={() => remove(index)}
                    >
                      <IconTrash size={18} aria-hidden />
                    </ActionIcon>
                  )}
                </Group>
              </Box>
            </li>
          );
        })}
      </Stack>
      {entry !== undefined && (
        <Group id={addId} tabIndex={-1}>
          <AddButton
            name={t('Add to {list}', { list: title })}
            disabled={readOnly}
            onClick={() => {
              setAdded(entries.length);
              edit(path, [...entries, entry]);
            }}
          >
            {t('Add')}
          </AddButton>
        </Group>
      )}
    </Stack>
  );
}

export function Part({ part }: { part: FormPart }) {
  const { path, kind, fields } = part;
  if (kind === 'field' || kind === 'group') {
    const inputs = (
      <Group gap="sm" align="flex-start">
        {fields.map((field) => (
          <DeckField key={field.key} field={field} within={path} />
        ))}
      </Group>
    );
    return kind === 'field' ? inputs : <PartFrame path={path}>{inputs}</PartFrame>;
  }
  return (
    <PartFrame path={path}>
      <Entries part={part}>
        {(entry, isNew) => {
          if (kind === 'charts') return <ChartFields path={entry} isNew={isNew} />;
          if (kind === 'texts') {
            return <AgendaField path={entry} label={fieldName('point')} autoFocus={isNew} />;
          }
          return (
            <Group gap="xs" align="flex-start">
              {fields.map((field, index) => (
                <DeckField
                  key={field.key}
                  field={field}
                  within={entry}
                  autoFocus={isNew && index === 0}
                />
              ))}
            </Group>
          );
        }}
      </Entries>
    </PartFrame>
  );
}

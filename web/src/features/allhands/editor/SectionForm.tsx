import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack, Text, Title } from '@mantine/core';
import { SECTION_TITLES } from '../sections/section-titles.ts';
import { NoteField } from './Fields.tsx';
import { SECTION_PARTS } from './form-parts.ts';
import { Part } from './Parts.tsx';

const HINTS: Partial<Record<SectionId, string>> = {
  agenda: t('people, commercial and mea show the title and topics of these sections.'),
  'vacation-1': t(
    'This section shows people’s leave of the current year. It has no figures to enter.',
  ),
  'vacation-2': t('This section shows a report. Its address is on the page “People links”.'),
  mea: t('This section shows a report. Its address is on the page “M&A links”.'),
};

/** The figures and notes of one section. */
export function SectionForm({ id }: { id: SectionId }) {
  const hint = HINTS[id];
  return (
    <Stack gap="lg">
      <Title order={2} size="h3">
        {SECTION_TITLES[id]}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {SECTION_PARTS[id].map((part) => (
        <Part key={[...part.path, part.fields[0]?.key].join('.')} part={part} />
      ))}
      <NoteField path={['notes', id]} label={t('Presenter notes')} />
    </Stack>
  );
}

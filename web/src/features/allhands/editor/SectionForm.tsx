import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { SECTION_TITLES } from '../sections/section-titles.ts';
import { useEditing } from './editing.ts';
import { NoteField } from './Fields.tsx';
import { SECTION_PARTS } from './form-parts.ts';
import { valueAt } from './json.ts';
import { KnownPartRow } from './KnownPartRow.tsx';
import { SECTION_KNOWN } from './known-parts.ts';
import { Part } from './Parts.tsx';

const HINTS: Partial<Record<SectionId, string>> = {
  agenda: t(
    'Choose a part of the deck, which shows its title and topics, or write a point of your own.',
  ),
  'vacation-1': t(
    'This section shows people’s leave by month: current figures, or those of one day.',
  ),
  'vacation-2': t('This section shows a report.'),
  mea: t('This section shows a report.'),
};

/** The pages that have the addresses of reports. */
const ADDRESS_PAGES: Partial<Record<SectionId, string>> = {
  'vacation-2': '/adminpeople',
  mea: '/adminmea',
};

/** Removes frozen figures, so that the section shows current ones. */
function LiveAgain() {
  const { draft, readOnly, edit } = useEditing();
  if (valueAt(draft, ['away']) === undefined) return null;
  return (
    <Button
      w="fit-content"
      size="compact-sm"
      variant="default"
      disabled={readOnly}
      onClick={() => {
        edit(['as_of', 'away'], undefined);
        edit(['away'], undefined);
      }}
    >
      {t('Show current figures instead')}
    </Button>
  );
}

/** The figures and notes of one section. */
export function SectionForm({ id }: { id: SectionId }) {
  const hint = HINTS[id];
  const page = ADDRESS_PAGES[id];
  return (
    <Stack gap="lg">
      <Title order={2} size="h3">
        {SECTION_TITLES[id]}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}{' '}
          {page && (
            <Anchor component={PageLink} to={page} inherit>
              {t('Change its address')}
            </Anchor>
          )}
        </Text>
      )}
      {(SECTION_KNOWN[id] ?? []).map((part) => (
        <KnownPartRow key={part} part={part} />
      ))}
      {id === 'vacation-1' && <LiveAgain />}
      {SECTION_PARTS[id].map((part) => (
        <Part key={[...part.path, part.fields[0]?.key].join('.')} part={part} />
      ))}
      <NoteField path={['notes', id]} label={t('Presenter notes')} />
    </Stack>
  );
}

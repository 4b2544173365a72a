import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { namePath } from '../admin/field-names.ts';
import { type Json, type JsonPath, valueAt } from './json.ts';
import type { DraftConflict, DraftEditor } from './use-draft-editor.ts';

const MAX_SHOWN = 8;

function shortText(value: Json | undefined): string {
  if (value === undefined || value === '') return t('empty');
  if (Array.isArray(value))
    return t('{count, plural, one {# entry} other {# entries}}', { count: value.length });
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const placeOf = (path: JsonPath) => namePath(path.map(String)).join(' › ');

function Conflict({
  conflict,
  resolve,
}: { conflict: DraftConflict } & Pick<DraftEditor, 'resolve'>) {
  const { name, paths, mine, theirs } = conflict;
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('{name} changed the same fields. Choose which text to keep.', { name })}
    >
      <Stack gap="sm">
        <List size="sm">
          {paths.slice(0, MAX_SHOWN).map((path) => (
            <List.Item key={path.join('.')} style={{ overflowWrap: 'anywhere' }}>
              {t('{place}: yours “{mine}”, {name}’s “{theirs}”', {
                place: placeOf(path),
                mine: shortText(valueAt(mine, path)),
                name,
                theirs: shortText(valueAt(theirs, path)),
              })}
            </List.Item>
          ))}
        </List>
        {paths.length > MAX_SHOWN && (
          <Text size="sm">
            {t('{count, plural, one {# more field} other {# more fields}}', {
              count: paths.length - MAX_SHOWN,
            })}
          </Text>
        )}
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => resolve('mine')}>
            {t('Keep mine')}
          </Button>
          <Button size="xs" variant="default" onClick={() => resolve('theirs')}>
            {t('Use {name}’s', { name })}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Gone({ dirty, saveAsNew }: Pick<DraftEditor, 'dirty' | 'saveAsNew'>) {
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('Somebody published or discarded this draft.')}
    >
      <Stack gap="sm">
        <Text size="sm">
          {dirty
            ? t('Your last changes are only on this page. Save them as a new draft to keep them.')
            : t('To go on editing, save what is on this page as a new draft.')}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => void saveAsNew()}>
            {t('Save as a new draft')}
          </Button>
          <Button size="xs" variant="default" component={Link} to="/decks">
            {t('Back to all decks')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Failed({ failure, save }: { failure: string } & Pick<DraftEditor, 'save'>) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={t('Not saved')}>
      <Group gap="sm" justify="space-between">
        <Text size="sm">{failure}</Text>
        <Button size="xs" variant="default" onClick={() => void save()}>
          {t('Try again')}
        </Button>
      </Group>
    </Alert>
  );
}

/** What keeps the draft from being saved, and what to do about it. */
export function DraftNotices({ editor }: { editor: DraftEditor }) {
  const { conflict, gone, failure, dirty, resolve, save, saveAsNew } = editor;
  if (gone) return <Gone dirty={dirty} saveAsNew={saveAsNew} />;
  if (conflict) return <Conflict conflict={conflict} resolve={resolve} />;
  return failure && <Failed failure={failure} save={save} />;
}

import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { useMoments } from '#ui/moments.ts';
import { AddressField } from './AddressField.tsx';
import classes from './LinkForm.module.css';
import { LinkHistory } from './LinkHistory.tsx';
import { LinkStatus } from './LinkStatus.tsx';
import { LongAddress } from './LongAddress.tsx';
import { listText } from './labels.ts';
import { alsoListedBy, contextOf, fullLabel, type RegisteredLink } from './link-sections.ts';
import { useLinkForm } from './use-link-form.ts';

function whereShown(link: RegisteredLink): string {
  if (link.shownOn) return t('Shown in: {place}.', { place: t(link.shownOn) });
  if (link.menuOnly) return t('Shown only in the menu.');
  const others = alsoListedBy(link);
  return others.length > 0 ? t('Also shown in {places}.', { places: listText(others) }) : '';
}

function OvertakenNote({ settings }: { settings: LinkSettings }) {
  const { moments } = useMoments();
  const [latest] = settings.history;
  return (
    <Alert
      color="yellow"
      role="status"
      p="sm"
      icon={<IconUsers aria-hidden />}
      // Shortens a long address instead of stretching the box.
      styles={{ body: { minWidth: 0 } }}
    >
      <Text size="sm" fw={600}>
        {latest
          ? t('While you were typing, {person} saved another address, {at}:', {
              person: latest.changed_by,
              at: moments.shortMinute(latest.changed_at),
            })
          : t('While you were typing, another address was saved:')}
      </Text>
      <LongAddress url={settings.url} />
      <Text size="sm" mt={4}>
        {t(
          'Your text is still in the field. Save replaces this address with yours, Undo keeps it.',
        )}
      </Text>
    </Alert>
  );
}

interface Props {
  link: RegisteredLink;
  settings: LinkSettings;
  shown: boolean;
  onUnsaved: (name: LinkName, unsaved: boolean) => void;
}

export function LinkForm({ link, settings, shown, onUnsaved }: Props) {
  const { name } = link;
  const edit = useLinkForm(link, settings);
  const { form, unsaved } = edit;
  useEffect(() => {
    onUnsaved(name, unsaved);
    return () => onUnsaved(name, false);
  }, [onUnsaved, name, unsaved]);

  return (
    <Paper
      component="form"
      withBorder
      p={{ base: 'sm', xs: 'md' }}
      className={classes.form}
      data-shown={shown || undefined}
      aria-label={fullLabel(link)}
      noValidate
      onSubmit={form.onSubmit(edit.save)}
    >
      <Stack gap="xs">
        <LinkHead link={link} unsaved={unsaved} onUndo={edit.undo} />
        <AddressField link={link} edit={edit} />
        {edit.overtaken && <OvertakenNote settings={settings} />}
        <LinkStatus link={link} settings={settings} />
        <LinkHistory settings={settings} pending={edit.pending} onRestore={edit.restore} />
      </Stack>
    </Paper>
  );
}

interface LinkHeadProps {
  link: RegisteredLink;
  unsaved: boolean;
  onUndo: () => void;
}

function LinkHead({ link, unsaved, onUndo }: LinkHeadProps) {
  const context = contextOf(link);
  const where = whereShown(link);
  return (
    <div className={classes.head}>
      {context && (
        <Text span size="sm" c="dimmed">
          {context} ›
        </Text>
      )}
      <Title order={3} size="h4">
        {t(link.label)}
      </Title>
      {where && (
        <Text span size="sm" c="dimmed">
          {where}
        </Text>
      )}
      {unsaved && (
        <>
          <StateBadge tone="waiting">{t('not saved')}</StateBadge>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={onUndo}
          >
            {tc('links', 'Undo')}
          </Button>
        </>
      )}
    </div>
  );
}

import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSubmit } from '@intranet/ui/forms/use-submit.ts';
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { AddressField, fieldId } from './AddressField.tsx';
import { CheckBadge } from './CheckButton.tsx';
import classes from './LinkForm.module.css';
import { LinkHistory } from './LinkHistory.tsx';
import { LinkStatus } from './LinkStatus.tsx';
import { CHECKS, listText } from './labels.ts';
import { alsoListedBy, contextOf, fullLabel, type RegisteredLink } from './link-sections.ts';
import { NewerAddressNote } from './NewerAddressNote.tsx';
import { TestButtons } from './TestButtons.tsx';
import { useLinkForm } from './use-link-form.ts';

function whereShown(link: RegisteredLink): string {
  if (link.shownOn) return t('Shown in: {place}', { place: t(link.shownOn) });
  if (link.menuOnly) return t('Shown only in the menu');
  const others = alsoListedBy(link);
  return others.length > 0 ? t('Also shown in {places}', { places: listText(others) }) : '';
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
  const onSubmit = useSubmit(form, edit.save);
  useEffect(() => {
    onUnsaved(name, unsaved);
    return () => onUnsaved(name, false);
  }, [onUnsaved, name, unsaved]);

  const [open, setOpen] = useState(shown);
  useEffect(() => {
    if (shown) setOpen(true);
  }, [shown]);
  useFieldFocus(name, unsaved);
  const detailsId = useId();

  return (
    <form
      className={classes.form}
      data-shown={shown || undefined}
      aria-label={fullLabel(link)}
      noValidate
      onSubmit={onSubmit}
    >
      <div className={classes.row}>
        <LinkTitle link={link} />
        <AddressField link={link} edit={edit} />
        <Group gap={4} fz="sm">
          {unsaved ? <SaveButtons edit={edit} /> : <LinkState settings={settings} />}
        </Group>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.toggle ?? ''}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          aria-label={t('Details of {name}', { name: fullLabel(link) })}
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Box component="span" visibleFrom="sm">
            {t('Details')}
          </Box>
        </Button>
      </div>
      <ErrorArea message={edit.problem} />
      {edit.overtaken && <NewerAddressNote settings={settings} />}
      {open && (
        <Stack id={detailsId} gap="xs" pt={8} pb={4}>
          <TestButtons link={link} edit={edit} />
          <LinkStatus link={link} settings={settings} />
          <LinkHistory settings={settings} pending={edit.pending} onRestore={edit.restore} />
        </Stack>
      )}
    </form>
  );
}

/** Save and Undo disappear after use, so the field gets the focus back. */
function useFieldFocus(name: LinkName, unsaved: boolean): void {
  const was = useRef(unsaved);
  useEffect(() => {
    if (was.current && !unsaved && document.activeElement === document.body) {
      document.getElementById(fieldId(name))?.focus({ preventScroll: true });
    }
    was.current = unsaved;
  }, [name, unsaved]);
}

function LinkTitle({ link }: { link: RegisteredLink }) {
  // The section's title already names the report of a view.
  const note = [link.group && contextOf(link), whereShown(link)].filter(Boolean).join(' · ');
  return (
    <div>
      <Title order={3} fz="sm" fw={500} lh="20px">
        {t(link.label)}
      </Title>
      {note && (
        <Text size="xs" c="dimmed" lh="16px">
          {note}
        </Text>
      )}
    </div>
  );
}

function SaveButtons({ edit }: { edit: ReturnType<typeof useLinkForm> }) {
  return (
    <>
      <Button type="submit" size="xs" loading={edit.pending}>
        {tc('links', 'Save')}
      </Button>
      <Button size="xs" variant="subtle" onClick={edit.undo}>
        {tc('links', 'Undo')}
      </Button>
    </>
  );
}

function LinkState({ settings: { url, check } }: { settings: LinkSettings }) {
  return (
    <span role="status">
      {!url && <StateBadge tone="waiting">{t('No address')}</StateBadge>}
      {url && check.state === 'ok' && (
        <Text span inherit c="dimmed">
          {CHECKS.ok.label}
        </Text>
      )}
      {url && !['ok', 'unchecked'].includes(check.state) && <CheckBadge state={check.state} />}
    </span>
  );
}

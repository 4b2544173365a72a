import type { MonthlyImage } from '@intranet/contract/communication/endpoints.ts';
import { type MonthOfYear, monthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { PickFileButton } from '@intranet/ui/forms/PickFileButton.tsx';
import { useDropTarget } from '@intranet/ui/forms/use-drop-target.ts';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect } from 'react';
import classes from './MonthShot.module.css';
import { ShotImage } from './ShotImage.tsx';
import { useMonthShot } from './use-month-shot.ts';

interface Props {
  at: MonthOfYear;
  image: MonthlyImage | undefined;
  isNow: boolean;
  mayWrite: boolean;
  /** Called when the unsaved state changes; must be a stable function. */
  onUnsaved: (month: number, unsaved: boolean) => void;
  onOpen: () => void;
}

export function MonthShot({ at, image, isNow, mayWrite, onUnsaved, onOpen }: Props) {
  const { month } = at;
  const name = monthName(month);
  const shot = useMonthShot(at);
  const { chosen } = shot;
  const isUnsaved = chosen !== null;
  useEffect(() => onUnsaved(month, isUnsaved), [onUnsaved, month, isUnsaved]);
  const { over, target } = useDropTarget(shot.choose);
  return (
    <Paper
      component="li"
      withBorder
      px="sm"
      py={6}
      className={classes.month}
      data-over={over || undefined}
      {...(mayWrite && target)}
    >
      <Group gap="8px 16px">
        <Stack gap={6} align="flex-start" w="10rem">
          <Title order={2} size="h4">
            {name}
          </Title>
          {chosen ? (
            <StateBadge tone="waiting">{t('Not saved yet')}</StateBadge>
          ) : (
            isNow && <StateBadge tone="good">{t('This month')}</StateBadge>
          )}
        </Stack>
        <ShotPicture {...{ name, chosen, image, onOpen }} />
        {mayWrite && <ShotActions name={name} shot={shot} />}
      </Group>
    </Paper>
  );
}

type Shot = ReturnType<typeof useMonthShot>;

interface PictureProps extends Pick<Props, 'image' | 'onOpen'> {
  name: string;
  chosen: Shot['chosen'];
}

function ShotPicture({ name, chosen, image, onOpen }: PictureProps) {
  const { dayOf } = useShortDays();
  return (
    <Group gap="6px 16px" flex="1 1 7rem">
      {(chosen || image) && (
        <div className={classes.frame}>
          {chosen && (
            <img
              src={chosen.url}
              alt={t('Chosen for {name}: {file}', { name, file: chosen.file.name })}
            />
          )}
          {!chosen && image && (
            <button
              type="button"
              aria-label={t('Open {name} fullscreen', { name })}
              onClick={onOpen}
            >
              <ShotImage key={image.url} url={image.url} alt={t('{name}’s picture', { name })} />
            </button>
          )}
        </div>
      )}
      {!chosen && !image && (
        <Text size="sm" c="dimmed">
          {t('No image yet')}
        </Text>
      )}
      <Text size="xs" c="dimmed" miw={0}>
        {chosen && <bdi>{chosen.file.name}</bdi>}
        {!chosen &&
          image &&
          t('{day}, by {name}', {
            day: dayOf(image.updated_at) ?? '',
            name: image.updated_by,
          })}
      </Text>
    </Group>
  );
}

function ShotActions({ name, shot }: { name: string; shot: Shot }) {
  const { chosen, saving } = shot;
  return (
    <Stack gap={6}>
      <ErrorArea message={shot.problem} />
      <Group gap="xs">
        <PickFileButton
          accept={PICTURE.types}
          onPick={shot.choose}
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={16} aria-hidden />}
          aria-label={t('Choose a file for {name}', { name })}
          loading={shot.opening}
          disabled={saving}
        >
          {t('Choose')}
        </PickFileButton>
        {chosen && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={t('Cancel the file for {name}', { name })}
            disabled={saving}
            onClick={shot.drop}
          >
            {t('Cancel')}
          </Button>
        )}
        <Button
          size="xs"
          variant={chosen ? 'filled' : 'subtle'}
          {...(!chosen && { color: 'gray', c: 'dimmed' })}
          aria-label={t('Save {name}', { name })}
          loading={saving}
          onClick={shot.save}
        >
          {t('Save')}
        </Button>
      </Group>
    </Stack>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { PickFileButton } from '@intranet/ui/forms/PickFileButton.tsx';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Box, Button, Center, Group, Modal, Stack, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import type { StoredUser } from '#core/session.ts';
import classes from './ChangePhotoModal.module.css';
import { PhotoCropper } from './PhotoCropper.tsx';
import { useChangePhoto } from './use-change-photo.ts';
import { useDroppedFile } from './use-dropped-file.ts';

interface Props {
  user: StoredUser;
  onClose: () => void;
}

export default function ChangePhotoModal({ user, onClose }: Props) {
  const { picture, area, open, change } = useChangePhoto(user, onClose);
  const { save } = change;
  const busy = save.isPending;
  const choose = (file: File | null) => {
    if (!file || busy) return;
    change.setProblem(null);
    open.save.mutate(file);
  };
  const over = useDroppedFile(choose);
  const chooser = (
    <PickFileButton
      accept={PICTURE.types}
      onPick={choose}
      variant={picture ? 'subtle' : 'filled'}
      leftSection={<IconPhoto size={18} aria-hidden />}
      loading={open.save.isPending}
      disabled={busy}
      data-autofocus
    >
      {picture ? t('Choose another') : t('Choose a picture')}
    </PickFileButton>
  );

  return (
    <Modal
      opened
      onClose={busy ? () => undefined : onClose}
      closeOnClickOutside={!picture}
      title={t('Change photo')}
      size={540}
    >
      <Stack gap="md" className={classes.content ?? ''} data-over={over || undefined}>
        {picture ? (
          <PhotoCropper
            key={picture.url}
            url={picture.url}
            onArea={(chosen) => {
              area.current = chosen;
            }}
          />
        ) : (
          <CurrentPhoto user={user} />
        )}
        <ErrorArea message={open.problem ?? change.problem} />
        <Group gap="sm">
          {picture && chooser}
          {!picture && user.profile_photo && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={busy}
              onClick={() => save.mutate(null)}
            >
              {t('Remove photo')}
            </Button>
          )}
          <Button variant="default" ms="auto" disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          {picture ? (
            <Button loading={busy} onClick={() => save.mutate(picture)}>
              {t('Save photo')}
            </Button>
          ) : (
            chooser
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function CurrentPhoto({ user }: { user: StoredUser }) {
  return (
    <>
      <Center>
        <PersonAvatar name={user.username} photo={user.profile_photo} size={160} />
      </Center>
      <Text size="sm" c="dimmed" ta="center">
        {t('A PNG, JPEG or WebP picture of up to 10 MB.')}{' '}
        <Box component="span" visibleFrom="sm">
          {t('You can also drop it here or paste it.')}
        </Box>
      </Text>
    </>
  );
}

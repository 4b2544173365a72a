import { PICTURE } from '@intranet/contract/core/pictures.ts';
import { Button, Center, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { type StoredUser, storePhoto } from '#core/session.ts';
import { sentenceOf, UserFacingError } from '#core/user-facing-error.ts';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { closePicture, openPicture, type Picture } from '#ui/forms/chosen-picture.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { accountsKeys } from '../api.ts';
import { removePhoto, uploadPhoto } from './api.ts';
import classes from './ChangePhotoModal.module.css';
import { cutSquare } from './cut-square.ts';
import { PhotoCropper } from './PhotoCropper.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

/** Chooses, cuts and uploads one's own photo, or removes it (spec §2, Layout). */
export default function ChangePhotoModal({
  user,
  onClose,
}: {
  user: StoredUser;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const area = useRef<Area | null>(null);
  useEffect(() => () => closePicture(picture), [picture]);

  const changeTo = async (photo: string, told: string) => {
    storePhoto(photo);
    notifySuccess(told);
    onClose();
    await accountsKeys.refresh(queryClient);
  };
  const callbacks = {
    onMutate: () => setProblem(null),
    onError: (error: Error) => setProblem(sentenceOf(error)),
  };
  const open = useMutation({
    mutationFn: openPicture,
    ...callbacks,
    onSuccess: (opened) => {
      area.current = null;
      setPicture(opened);
    },
  });
  const save = useMutation({
    mutationFn: async (from: Picture) => {
      if (!area.current)
        throw new UserFacingError('The picture is not ready yet. Please try again.');
      return uploadPhoto(user.username, await cutSquare(from, area.current));
    },
    ...callbacks,
    onSuccess: ({ photo_url }) => changeTo(photo_url, 'Photo changed'),
  });
  const remove = useMutation({
    mutationFn: () => removePhoto(user.username),
    ...callbacks,
    onSuccess: ({ message }) => changeTo('', message),
  });

  const busy = save.isPending || remove.isPending;
  const choose = (file: File | null) => {
    if (file && !busy) open.mutate(file);
  };
  const over = useDroppedFile(choose);
  const reset = useRef<() => void>(null);
  const chooser = (
    <FileButton
      accept={PICTURE.types.join(',')}
      resetRef={reset}
      onChange={(file) => {
        // The same file can be chosen again, such as after it was changed.
        reset.current?.();
        choose(file);
      }}
    >
      {(props) => (
        <Button
          {...props}
          variant={picture ? 'subtle' : 'filled'}
          leftSection={<IconPhoto size={18} aria-hidden />}
          loading={open.isPending}
          disabled={busy}
          data-autofocus
        >
          {picture ? 'Choose another' : 'Choose a picture'}
        </Button>
      )}
    </FileButton>
  );

  return (
    <Modal
      opened
      onClose={busy ? () => undefined : onClose}
      closeOnClickOutside={!picture}
      title="Change Photo"
      centered
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
          <>
            <Center>
              <PersonAvatar name={user.username} photo={user.profile_photo} size={160} />
            </Center>
            <Text size="sm" c="dimmed" ta="center">
              A PNG, JPEG or WebP picture of up to 10 MB.{' '}
              <span className={classes.drop}>You can also drop it here or paste it.</span>
            </Text>
          </>
        )}
        <ErrorArea message={problem} />
        <Group gap="sm" className={classes.actions ?? ''}>
          {picture && chooser}
          {!picture && user.profile_photo && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              Remove photo
            </Button>
          )}
          <Button
            variant="default"
            disabled={busy}
            onClick={onClose}
            className={classes.cancel ?? ''}
          >
            Cancel
          </Button>
          {picture ? (
            <Button loading={save.isPending} onClick={() => save.mutate(picture)}>
              Save photo
            </Button>
          ) : (
            chooser
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

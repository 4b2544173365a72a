import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { type Icon, IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { notifyCopied } from './notify-copied.ts';
import type { ShownSecret } from './use-shown-secret.ts';

interface SecretButtonProps {
  tip: string;
  label: string;
  icon: Icon;
  busy?: boolean;
  onPress: () => void;
}

function SecretButton(props: SecretButtonProps) {
  const { tip, label, icon: Picture, busy, onPress } = props;
  return (
    <Tooltip label={tip}>
      <ActionIcon
        size={28}
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={busy ?? false}
        onClick={onPress}
      >
        <Picture size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface RevealButtonProps {
  show: string;
  showLabel: string;
  hideLabel: string;
  shown: ShownSecret;
}

export function RevealButton({ show, showLabel, hideLabel, shown }: RevealButtonProps) {
  const hidden = shown.secret === null;
  return (
    <SecretButton
      tip={hidden ? show : t('Hide')}
      label={hidden ? showLabel : hideLabel}
      icon={hidden ? IconEye : IconEyeOff}
      busy={shown.loading}
      onPress={hidden ? shown.reveal : shown.hide}
    />
  );
}

/** @param copy writes the text to the clipboard and resolves with it */
export function CopyButton({ label, copy }: { label: string; copy: () => Promise<string> }) {
  const copying = useMutation({
    mutationFn: copy,
    onSuccess: notifyCopied,
    onError: (error) => notifyFailure(error, () => copying.mutate()),
    // Copied text must not stay in the cache.
    gcTime: 0,
    onSettled: (): void => copying.reset(),
  });
  return (
    <SecretButton
      tip={t('Copy')}
      label={label}
      icon={IconCopy}
      busy={copying.isPending}
      onPress={() => copying.mutate()}
    />
  );
}

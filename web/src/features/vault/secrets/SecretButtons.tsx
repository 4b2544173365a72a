import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, RingProgress, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCopy, IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CopyOptions, copyAndNotify } from './copy.ts';
import classes from './secrets.module.css';
import { SHOWN_SECONDS, type ShownSecret } from './use-shown-secret.ts';

export const HiddenSecret = () => (
  <>
    <Text span inherit lts={-2} aria-hidden>
      ••••••
    </Text>
    <VisuallyHidden>{t('Hidden')}</VisuallyHidden>
  </>
);

interface SecretButtonProps {
  tip: string;
  label: string;
  large?: boolean | undefined;
  busy: boolean;
  children: ReactNode;
  onPress: () => void;
}

function SecretButton(props: SecretButtonProps) {
  const { tip, label, large, busy, children, onPress } = props;
  return (
    <Tooltip label={tip}>
      <ActionIcon
        size={large ? 44 : 28}
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={busy}
        onClick={onPress}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

const Countdown = ({ seconds }: { seconds: number }) => (
  <RingProgress
    size={28}
    thickness={2}
    sections={[
      {
        value: Math.min(100, (seconds / SHOWN_SECONDS) * 100),
        color: seconds < 3 ? 'red' : seconds < 6 ? 'orange' : 'brand',
      },
    ]}
    label={<Text fz="xs" fw={500} ta="center" className={classes.seconds} data-seconds={seconds} />}
    aria-hidden
  />
);

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
      busy={shown.loading}
      onPress={hidden ? shown.reveal : shown.hide}
    >
      {hidden ? <IconEye size={20} aria-hidden /> : <Countdown seconds={shown.secondsLeft} />}
    </SecretButton>
  );
}

interface CopyButtonProps extends CopyOptions {
  label: string;
  large?: boolean | undefined;
  /** Writes the text to the clipboard and resolves with it. */
  copy: () => Promise<string>;
}

export function CopyButton({ label, large, copy, hides }: CopyButtonProps) {
  const copying = useMutation({ mutationFn: () => copyAndNotify(copy, { hides }) });
  return (
    <SecretButton
      tip={t('Copy')}
      label={label}
      large={large}
      busy={copying.isPending}
      onPress={() => copying.mutate()}
    >
      <IconCopy size={large ? 20 : 17} aria-hidden />
    </SecretButton>
  );
}

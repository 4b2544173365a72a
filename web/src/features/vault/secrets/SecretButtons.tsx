import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { type Icon, IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { copyAndNotify } from './copy.ts';
import classes from './secrets.module.css';
import { SHOWN_SECONDS, type ShownSecret } from './use-shown-secret.ts';

export const HiddenSecret = () => (
  <>
    <span aria-hidden className={classes.dots}>
      ••••••
    </span>
    <VisuallyHidden>{t('Hidden')}</VisuallyHidden>
  </>
);

interface SecretButtonProps {
  tip: string;
  label: string;
  large?: boolean | undefined;
  icon: Icon;
  size?: number;
  busy?: boolean;
  children?: ReactNode;
  onPress: () => void;
}

function SecretButton(props: SecretButtonProps) {
  const { tip, label, large, icon: Picture, size = 17, busy, children, onPress } = props;
  return (
    <Tooltip label={tip}>
      <ActionIcon
        size={large ? 44 : 28}
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={busy ?? false}
        onClick={onPress}
      >
        <Picture size={large ? 20 : size} aria-hidden />
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

const Countdown = ({ seconds }: { seconds: number }) => (
  <span
    className={classes.countdown}
    data-ends={seconds < 3 ? 'now' : seconds < 6 ? 'soon' : undefined}
    aria-hidden
  >
    <svg viewBox="0 0 28 28" aria-hidden>
      <circle cx="14" cy="14" r="12.5" />
      <circle
        cx="14"
        cy="14"
        r="12.5"
        pathLength={1}
        strokeDasharray={`${Math.min(1, seconds / SHOWN_SECONDS)} 1`}
      />
    </svg>
    {seconds}
  </span>
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
      icon={hidden ? IconEye : IconEyeOff}
      size={hidden ? 20 : 17}
      busy={shown.loading}
      onPress={hidden ? shown.reveal : shown.hide}
    >
      {!hidden && <Countdown seconds={shown.secondsLeft} />}
    </SecretButton>
  );
}

interface CopyButtonProps {
  label: string;
  large?: boolean | undefined;
  /** Writes the text to the clipboard and resolves with it. */
  copy: () => Promise<string>;
}

export function CopyButton({ label, large, copy }: CopyButtonProps) {
  const copying = useMutation({ mutationFn: () => copyAndNotify(copy) });
  return (
    <SecretButton
      tip={t('Copy')}
      label={label}
      large={large}
      icon={IconCopy}
      busy={copying.isPending}
      onPress={() => copying.mutate()}
    />
  );
}

import { Text, VisuallyHidden } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { readPassword } from '../api.ts';
import { CopyButton } from './CopyButton.tsx';
import { copySecret } from './clipboard.ts';
import { SecretButton } from './SecretButton.tsx';
import classes from './secrets.module.css';
import { useShownSecret } from './use-shown-secret.ts';

/** A password is shown no longer than this, in seconds. */
export const SHOWN_SECONDS = 30;

/**
 * A password: dots until it is revealed, and again after 30 seconds. Each look and each copy is a call
 * of its own, which is recorded (D36); nothing of it is kept.
 */
export function SecretCell({
  id,
  earlier,
  name,
}: {
  /** Of the entry. */
  id: number;
  /** Of an earlier version. */
  earlier?: number;
  /** Whose password it is, for the buttons' names. */
  name: string;
}) {
  const { secret, secondsLeft, loading, reveal, hide } = useShownSecret(
    () => readPassword(id, 'reveal', earlier),
    () => SHOWN_SECONDS,
  );
  const hidden = secret === null;
  return (
    <div className={classes.shown} dir="ltr">
      <span className={classes.text}>
        {hidden ? (
          <>
            <span aria-hidden className={classes.dots}>
              ••••••••
            </span>
            <VisuallyHidden>Hidden</VisuallyHidden>
          </>
        ) : secret === '' ? (
          <Text span size="sm" c="dimmed">
            No password
          </Text>
        ) : (
          <bdi className={classes.secret} translate="no">
            {secret}
          </bdi>
        )}
      </span>
      <span className={classes.buttons}>
        <SecretButton
          tip={hidden ? 'Reveal' : 'Hide'}
          label={`${hidden ? 'Reveal' : 'Hide'} password of ${name}`}
          icon={hidden ? IconEye : IconEyeOff}
          busy={loading}
          onPress={hidden ? reveal : hide}
        />
        <CopyButton
          label={`Copy password of ${name}`}
          copy={() => copySecret(readPassword(id, 'copy', earlier))}
        />
      </span>
      {!hidden && <span className={classes.count}>Hidden in {secondsLeft} s</span>}
    </div>
  );
}

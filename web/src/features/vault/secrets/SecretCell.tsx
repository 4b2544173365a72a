import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text } from '@mantine/core';
import { readPassword } from '../api.ts';
import { copySecret } from './clipboard.ts';
import { CopyButton, HiddenSecret, RevealButton } from './SecretButtons.tsx';
import classes from './secrets.module.css';
import { SHOWN_SECONDS, useShownSecret } from './use-shown-secret.ts';

interface Props {
  id: number;
  earlier?: number | undefined;
  name: string;
}

export const CopyPassword = ({ id, earlier, name, large }: Props & { large?: boolean }) => (
  <CopyButton
    large={large}
    label={t('Copy password of {name}', { name })}
    copy={() => copySecret(readPassword(id, 'copy', earlier))}
  />
);

/** Each reveal and copy is a recorded request (D36), and nothing is cached. */
export function SecretCell({ id, earlier, name }: Props) {
  const shown = useShownSecret(
    () => readPassword(id, 'reveal', earlier),
    () => SHOWN_SECONDS,
  );
  const { secret, secondsLeft } = shown;
  const hidden = secret === null;
  return (
    <div className={classes.shown} dir="ltr" data-whole={hidden ? undefined : true}>
      <span className={classes.text}>
        {hidden ? (
          <HiddenSecret />
        ) : secret === '' ? (
          <Text span size="sm" c="dimmed">
            {t('No password')}
          </Text>
        ) : (
          <bdi className={classes.secret} translate="no">
            {secret}
          </bdi>
        )}
      </span>
      <span className={classes.buttons}>
        <RevealButton
          show={t('Reveal')}
          showLabel={t('Reveal password of {name}', { name })}
          hideLabel={t('Hide password of {name}', { name })}
          shown={shown}
        />
        <CopyPassword {...{ id, earlier, name }} />
      </span>
      {!hidden && (
        <span className={classes.count}>{t('Hidden in {secondsLeft} s', { secondsLeft })}</span>
      )}
    </div>
  );
}

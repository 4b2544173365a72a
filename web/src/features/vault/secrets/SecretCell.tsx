import { t } from '@intranet/contract/core/i18n/t.ts';
import { Popover, Text } from '@mantine/core';
import { readPassword } from '../api.ts';
import { copyPassword } from './copy.ts';
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
    copy={() => copyPassword(id, earlier)}
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
    <Popover
      opened={!hidden}
      onChange={(opened) => opened || shown.hide()}
      position="bottom-start"
      // Beside the cell in the reading order, and not cut off by the table's frame.
      withinPortal={false}
      floatingStrategy="fixed"
      withRoles={false}
    >
      <Popover.Target>
        <div className={classes.shown} dir="ltr">
          <span className={classes.text}>
            <HiddenSecret />
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
        </div>
      </Popover.Target>
      <Popover.Dropdown className={classes.card ?? ''} dir="ltr">
        {secret === '' ? (
          <Text size="sm" c="dimmed">
            {t('No password')}
          </Text>
        ) : (
          <bdi className={classes.secret} translate="no">
            {secret}
          </bdi>
        )}
        <Text size="xs" c="dimmed" className={classes.count}>
          {t('Hidden in {secondsLeft} s', { secondsLeft })}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

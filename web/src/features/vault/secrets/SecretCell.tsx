import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box, Group, Popover, Text } from '@mantine/core';
import { readPassword } from '../api.ts';
import { type CopyOptions, copyPassword } from './copy.ts';
import { CopyButton, HiddenSecret, RevealButton } from './SecretButtons.tsx';
import classes from './secrets.module.css';
import { SHOWN_SECONDS, useShownSecret } from './use-shown-secret.ts';

interface Props extends CopyOptions {
  id: number;
  earlier?: number | undefined;
  name: string;
}

export const CopyPassword = ({ id, earlier, name, hides, large }: Props & { large?: boolean }) => (
  <CopyButton
    large={large}
    hides={hides}
    label={t('Copy password of {name}', { name })}
    copy={() => copyPassword(id, earlier)}
  />
);

/** Each reveal and copy is a recorded request (D36), and nothing is cached. */
export function SecretCell({ id, earlier, name, hides }: Props) {
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
        <Group gap={2} wrap="nowrap" dir="ltr">
          <Box component="span" flex={1} miw={0}>
            <HiddenSecret />
          </Box>
          <Group component="span" gap={0} wrap="nowrap">
            <RevealButton
              show={t('Reveal')}
              showLabel={t('Reveal password of {name}', { name })}
              hideLabel={t('Hide password of {name}', { name })}
              shown={shown}
            />
            <CopyPassword {...{ id, earlier, name, hides }} />
          </Group>
        </Group>
      </Popover.Target>
      <Popover.Dropdown className={classes.card ?? ''} dir="ltr">
        {secret === '' ? (
          <Text size="sm" c="dimmed">
            {t('No password')}
          </Text>
        ) : (
          <Text component="bdi" ff="monospace" className={classes.whole} translate="no">
            {secret}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt={8}>
          {t('Hidden in {secondsLeft} s', { secondsLeft })}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

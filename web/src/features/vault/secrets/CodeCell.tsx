import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { Box, Group, VisuallyHidden } from '@mantine/core';
import { readCode } from '../api.ts';
import { copySecret } from './clipboard.ts';
import type { CopyOptions } from './copy.ts';
import { CopyButton, HiddenSecret, RevealButton } from './SecretButtons.tsx';
import classes from './secrets.module.css';
import { useShownSecret } from './use-shown-secret.ts';

const inGroups = (code: string) => (code.length === 6 ? code.replace(/^.../, '$& ') : code);

interface Props extends CopyOptions {
  entry: VaultEntry;
}

export function CodeCell({ entry: { id, platform }, hides }: Props) {
  const shown = useShownSecret(
    () => readCode(id, 'reveal'),
    (reply) => reply.valid_for,
  );
  const { secret, secondsLeft } = shown;
  return (
    <Group gap={2} wrap="nowrap" dir="ltr">
      <Box component="span" flex={1} miw={0}>
        {secret ? (
          <span className={classes.code} translate="no">
            {inGroups(secret.code)}
          </span>
        ) : (
          <HiddenSecret />
        )}
      </Box>
      <Group component="span" gap={0} wrap="nowrap">
        <RevealButton
          show={t('Show code')}
          showLabel={t('Show code of {platform}', { platform })}
          hideLabel={t('Hide code of {platform}', { platform })}
          shown={shown}
        />
        <CopyButton
          label={t('Copy code of {platform}', { platform })}
          hides={hides}
          copy={() => copySecret(readCode(id, 'copy').then(({ code }) => code))}
        />
      </Group>
      {secret && <VisuallyHidden>{t('Valid for {secondsLeft} s', { secondsLeft })}</VisuallyHidden>}
    </Group>
  );
}

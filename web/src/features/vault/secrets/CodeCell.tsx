import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { readCode } from '../api.ts';
import { copySecret } from './clipboard.ts';
import { CopyButton, SecretButton } from './SecretButtons.tsx';
import classes from './secrets.module.css';
import { type ShownSecret, useShownSecret } from './use-shown-secret.ts';

const inGroups = (code: string) => (code.length === 6 ? code.replace(/^.../, '$& ') : code);

export function CodeCell({ entry: { id, platform } }: { entry: VaultEntry }) {
  const shown = useShownSecret(
    () => readCode(id, 'reveal'),
    (reply) => reply.valid_for,
  );
  const { secret, secondsLeft } = shown;
  return (
    <div className={classes.shown} dir="ltr">
      {secret ? (
        <span className={classes.secret} translate="no">
          {inGroups(secret.code)}
        </span>
      ) : (
        <ShowCode platform={platform} shown={shown} />
      )}
      <CopyButton
        label={t('Copy code of {platform}', { platform })}
        copy={() => copySecret(readCode(id, 'copy').then(({ code }) => code))}
      />
      {secret && (
        <span className={classes.validity}>
          <span className={classes.count}>{t('Valid for {secondsLeft} s', { secondsLeft })}</span>
          <SecretButton
            tip={t('Hide')}
            label={t('Hide code of {platform}', { platform })}
            icon={IconEyeOff}
            onPress={shown.hide}
          />
        </span>
      )}
    </div>
  );
}

function ShowCode({ platform, shown }: { platform: string; shown: ShownSecret }) {
  return (
    <Button
      size="compact-sm"
      px={8}
      variant="default"
      loading={shown.loading}
      aria-label={t('Show code of {platform}', { platform })}
      onClick={shown.reveal}
    >
      {t('Show code')}
    </Button>
  );
}

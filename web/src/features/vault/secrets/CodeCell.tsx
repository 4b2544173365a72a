import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { readCode } from '../api.ts';
import { copySecret } from './clipboard.ts';
import { CopyButton, HiddenSecret, RevealButton } from './SecretButtons.tsx';
import classes from './secrets.module.css';
import { useShownSecret } from './use-shown-secret.ts';

const inGroups = (code: string) => (code.length === 6 ? code.replace(/^.../, '$& ') : code);

export function CodeCell({ entry: { id, platform } }: { entry: VaultEntry }) {
  const shown = useShownSecret(
    () => readCode(id, 'reveal'),
    (reply) => reply.valid_for,
  );
  const { secret, secondsLeft } = shown;
  return (
    <div className={classes.shown} dir="ltr">
      <span className={classes.text}>
        {secret ? (
          <span className={classes.code} translate="no">
            {inGroups(secret.code)}
          </span>
        ) : (
          <HiddenSecret />
        )}
      </span>
      <span className={classes.buttons}>
        <RevealButton
          show={t('Show code')}
          showLabel={t('Show code of {platform}', { platform })}
          hideLabel={t('Hide code of {platform}', { platform })}
          shown={shown}
        />
        <CopyButton
          label={t('Copy code of {platform}', { platform })}
          copy={() => copySecret(readCode(id, 'copy').then(({ code }) => code))}
        />
      </span>
      {secret && (
        <span className={classes.count} title={t('Valid for {secondsLeft} s', { secondsLeft })}>
          {t('{secondsLeft} s', { secondsLeft })}
        </span>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconEye, IconEyeOff, IconSettings } from '@tabler/icons-react';
import { readCode } from '../api.ts';
import { CopyButton } from './CopyButton.tsx';
import { copySecret } from './clipboard.ts';
import { SecretButton } from './SecretButton.tsx';
import classes from './secrets.module.css';
import { useShownSecret } from './use-shown-secret.ts';

function inGroups(code: string): string {
  return code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

export function CodeCell({
  id,
  hasCode,
  name,
  onSetUp,
}: {
  id: number;
  hasCode: boolean;
  name: string;
  onSetUp: () => void;
}) {
  const { secret, secondsLeft, loading, reveal, hide } = useShownSecret(
    () => readCode(id, 'reveal'),
    (reply) => reply.valid_for,
  );
  if (!hasCode) {
    return (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`Set up codes of ${name}`}
        onClick={onSetUp}
      >
        Set up
      </Button>
    );
  }
  const hidden = secret === null;
  return (
    <div className={classes.shown} dir="ltr">
      {secret && (
        <span className={classes.secret} translate="no">
          {inGroups(secret.code)}
        </span>
      )}
      <span className={classes.buttons}>
        <SecretButton
          tip={hidden ? 'Show' : 'Hide'}
          label={`${hidden ? 'Show' : 'Hide'} code of ${name}`}
          icon={hidden ? IconEye : IconEyeOff}
          busy={loading}
          onPress={hidden ? reveal : hide}
        />
        <CopyButton
          label={`Copy code of ${name}`}
          copy={() => copySecret(readCode(id, 'copy').then(({ code }) => code))}
        />
        <SecretButton
          tip="Set up"
          label={`Set up codes of ${name}`}
          icon={IconSettings}
          onPress={onSetUp}
        />
      </span>
      {secret && <span className={classes.count}>Valid for {secondsLeft} s</span>}
    </div>
  );
}

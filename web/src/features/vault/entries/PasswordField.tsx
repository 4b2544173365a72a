import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, Loader, PasswordInput, Textarea, Tooltip } from '@mantine/core';
import { IconEye, IconEyeOff, IconKey } from '@tabler/icons-react';
import {
  type ChangeEvent,
  type KeyboardEventHandler,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { GeneratorPopover } from '../generator/GeneratorPopover.tsx';
import { SHOWN_SECONDS } from '../secrets/use-shown-secret.ts';
import { StrengthMeter } from '../strength/StrengthMeter.tsx';
import classes from './entries.module.css';

const SEVERAL_LINES = /[\r\n]/;

interface Props {
  label: string;
  value?: string;
  onChange: (password: string) => void;
  error?: ReactNode;
  disabled: boolean;
  placeholder?: string;
  /** Words that an attacker would try first. */
  words: readonly string[];
  /** Fetches the current password into the field; undefined once it is there. */
  current?: { fetch: () => void; fetching: boolean; name: string };
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

function useVisibleForAWhile() {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!visible) return;
    const timer = setTimeout(() => setVisible(false), SHOWN_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [visible]);
  return [visible, setVisible] as const;
}

export function PasswordField(props: Props) {
  const { label, value = '', onChange, error, disabled, words, current } = props;
  const [visible, setVisible] = useVisibleForAWhile();
  // Changes only with outside values; a switch while typing would lose the focus.
  const [shown, setShown] = useState({ value, severalLines: SEVERAL_LINES.test(value) });
  if (value !== shown.value) {
    setShown({ value, severalLines: SEVERAL_LINES.test(value) });
    // The form was reset, so the next password starts hidden.
    if (value === '') setVisible(false);
  }
  const type = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = event.currentTarget.value;
    setShown({ ...shown, value: typed });
    onChange(typed);
  };
  const toggleName = visible ? t('Hide what you typed') : t('Show what you typed');
  const Eye = visible ? IconEyeOff : IconEye;
  const common = {
    label,
    value,
    error,
    disabled,
    placeholder: props.placeholder,
    // Browsers must neither fill in nor save these passwords.
    autoComplete: 'new-password',
    'data-1p-ignore': true,
    'data-lpignore': 'true',
    spellCheck: false,
    onKeyDown: props.onKeyDown,
    flex: 1,
    miw: 0,
  };
  return (
    <div>
      <Group gap={6} wrap="nowrap" align={error ? 'center' : 'flex-end'}>
        {shown.severalLines ? (
          // A single-line field would join the lines of an imported password.
          <Textarea
            {...common}
            rows={2}
            classNames={{ input: visible ? '' : (classes.disguised ?? '') }}
            rightSection={
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={toggleName}
                disabled={disabled}
                onClick={() => setVisible(!visible)}
              >
                <Eye size={16} aria-hidden />
              </ActionIcon>
            }
            onChange={type}
          />
        ) : (
          <PasswordInput
            {...common}
            visible={visible}
            onVisibilityChange={setVisible}
            visibilityToggleButtonProps={{ 'aria-label': toggleName, tabIndex: 0 }}
            onChange={type}
          />
        )}
        {current && (
          <FetchButton {...current} disabled={disabled} onFetch={() => setVisible(true)} />
        )}
        <GeneratorPopover disabled={disabled} onUse={onChange} />
      </Group>
      {value !== '' && <StrengthMeter password={value} words={words} />}
    </div>
  );
}

interface FetchButtonProps extends NonNullable<Props['current']> {
  disabled: boolean;
  onFetch: () => void;
}

function FetchButton({ name, fetch, fetching, disabled, onFetch }: FetchButtonProps) {
  return (
    <Tooltip label={t('Load current password')}>
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t('Load current password of {name}', { name })}
        disabled={disabled || fetching}
        onClick={() => {
          onFetch();
          fetch();
        }}
      >
        {fetching ? <Loader size={14} /> : <IconKey size={17} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}

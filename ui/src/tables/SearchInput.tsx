import { t } from '@intranet/contract/core/i18n/t.ts';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search field whose value is in the address. Typed text appears before the address updates. */
export function SearchInput({ label, placeholder, value, onChange }: Props) {
  const [text, setText] = useState(value);
  // Values that are not in the address yet. Another value, such as by Back, replaces the text.
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(value);
    if (at < 0) setText(value);
    else sent.current.splice(0, at + 1);
  }, [value]);
  const change = (next: string) => {
    sent.current.push(next);
    setText(next);
    onChange(next);
  };
  return (
    <TextInput
      flex="1 1 160px"
      maw={340}
      aria-label={label}
      placeholder={placeholder}
      type="search"
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label={t('Clear {label}', { label })}
            onClick={() => change('')}
          />
        )
      }
    />
  );
}

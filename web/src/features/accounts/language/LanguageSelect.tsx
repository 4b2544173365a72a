import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { ComboboxChevron, Input } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { pageLanguage } from '#core/language.ts';
import { switchLanguage } from './switch-language.ts';

const CHOICES = Object.entries(LANGUAGES);

/** The arrows open the list, because a closed one would change the language with each press. */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** Applies a choice at once, which loads the page again. A plain `select` adds no bytes. */
export function LanguageSelect() {
  const [shown, setShown] = useState(pageLanguage);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (language: Language) => {
    setProblem(null);
    setShown(language);
    await switchLanguage(language).catch((error) => {
      setProblem(sentenceOf(error));
      setShown(pageLanguage());
    });
  };
  return (
    <>
      <ErrorArea message={problem} />
      <Input.Wrapper id={id} label={t('Language')} w={{ base: '100%', sm: 300 }}>
        <Input
          component="select"
          id={id}
          value={shown}
          rightSection={<ComboboxChevron size="sm" />}
          rightSectionPointerEvents="none"
          onKeyDown={openByArrow}
          onChange={(event) => void change(event.currentTarget.value as Language)}
        >
          {CHOICES.map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Input>
      </Input.Wrapper>
    </>
  );
}

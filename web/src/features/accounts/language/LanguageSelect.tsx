import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Input } from '@mantine/core';
import { useId, useState } from 'react';
import { browserLanguage, chosenLanguage, pageLanguage } from '#core/language.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { usePending } from '#ui/use-pending.ts';
import { switchLanguage } from './switch-language.ts';

const CHOICES = Object.entries(LANGUAGES);

/**
 * Offers the browser's language until somebody chooses (D47). A button applies the choice, because the
 * page loads again. A plain `select` adds no bytes to the sign-in page.
 */
export function LanguageSelect() {
  const [language, setLanguage] = useState<Language>(
    () => chosenLanguage() ?? browserLanguage() ?? pageLanguage(),
  );
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const change = usePending(async () => {
    setProblem(null);
    await switchLanguage(language).catch((error) => setProblem(sentenceOf(error)));
  });
  return (
    <>
      <ErrorArea message={problem} />
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <Input.Wrapper flex={1} id={id} label={t('Language')}>
          <Input
            component="select"
            id={id}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          >
            {CHOICES.map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Input>
        </Input.Wrapper>
        {language !== pageLanguage() && (
          <Button variant="default" loading={change.pending} onClick={() => void change.run()}>
            {t('Use')}
          </Button>
        )}
      </Group>
    </>
  );
}

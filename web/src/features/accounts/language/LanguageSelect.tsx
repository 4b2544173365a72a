import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { browserLanguage, chosenLanguage, pageLanguage } from '#core/language.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { switchLanguage } from './switch-language.ts';

const CHOICES = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }));

/**
 * Chooses the language of the product. Until somebody chooses, it offers the browser's language
 * (D47). A button applies the choice, because the page loads again.
 */
export function LanguageSelect() {
  const [language, setLanguage] = useState<Language>(
    () => chosenLanguage() ?? browserLanguage() ?? pageLanguage(),
  );
  const change = useMutation({ mutationFn: switchLanguage });
  return (
    <>
      <ErrorArea message={change.error?.message ?? null} />
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <NativeSelect
          flex={1}
          label={t('Language')}
          data={CHOICES}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as Language)}
        />
        {language !== pageLanguage() && (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate(language)}
          >
            {t('Use')}
          </Button>
        )}
      </Group>
    </>
  );
}

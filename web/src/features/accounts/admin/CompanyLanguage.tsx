import {
  DEFAULT_LANGUAGE,
  LANGUAGE_IDS,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { chooseCompanyLanguage } from '@intranet/contract/site/endpoints.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Button, Group, Paper, Select, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sendTo } from '#core/call.ts';
import { siteQuery } from '#core/site.ts';

const OPTIONS = LANGUAGE_IDS.map((value) => ({ value, label: LANGUAGES[value].name }));

/** The language that people see before they choose one (D47). */
export function CompanyLanguage() {
  const { data } = useQuery(siteQuery);
  if (!data) return null;
  return <LanguageForm language={data.default_language ?? DEFAULT_LANGUAGE} />;
}

function LanguageForm({ language }: { language: Language }) {
  const saving = useSaveForm<{ language: Language }>({
    ...sendTo(chooseCompanyLanguage),
    initialValues: { language },
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: siteQuery.queryKey }),
    onSaved: (values): void => saving.form.resetDirty(values),
  });
  const { form, formState } = saving;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} mt="md">
      <form noValidate onSubmit={formState.onSubmit} aria-label={t('Company language')}>
        <Title order={2} size="h3" mb="sm">
          {t('Company language')}
        </Title>
        <ErrorArea message={formState.problem} />
        <Group align="flex-end" gap="md">
          <Select
            label={t('Language')}
            description={t('For the sign-in page, and for everybody who hasn’t chosen a language.')}
            data={OPTIONS}
            allowDeselect={false}
            w={{ base: '100%', sm: 420 }}
            {...form.getInputProps('language')}
          />
          <Button
            type="submit"
            variant="default"
            loading={formState.pending}
            disabled={!formState.dirty}
          >
            {t('Save')}
          </Button>
        </Group>
      </form>
    </Paper>
  );
}

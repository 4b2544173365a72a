import { Box, Skeleton, Stack, Text, Title } from '@mantine/core';
import { AttentionList } from './AttentionList.tsx';
import { FileUpdateCards } from './FileUpdateCards.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { useLinkSettings } from './use-link-settings.ts';

export default function FileUpdatePage() {
  const { settings, moments, error, retry } = useLinkSettings();
  return (
    <Box maw={1040} mx="auto" lang="pt-BR">
      <Stack gap="lg">
        <div>
          <Title order={1}>File Update</Title>
          <Text size="sm" c="dimmed">
            Os endereços por trás dos relatórios e páginas, por departamento.
          </Text>
        </div>
        {error && <LoadFailed error={error} retry={retry} />}
        {!settings && !error && (
          <Stack role="status" aria-label="Carregando os links">
            <Skeleton h={96} />
            <Skeleton h={280} />
          </Stack>
        )}
        {settings && (
          <>
            <AttentionList settings={settings} moments={moments} />
            <FileUpdateCards settings={settings} />
          </>
        )}
      </Stack>
    </Box>
  );
}

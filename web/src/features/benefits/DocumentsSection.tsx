import {
  BENEFIT_DOCUMENTS,
  type BenefitDocumentName,
} from '@intranet/contract/benefits/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { Box, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFileTypePdf, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageUser } from '#core/session.ts';
import { type BenefitDocument, documentAddress, documentsQuery } from './api.ts';
import { ReplaceDocumentDialog } from './ReplaceDocumentDialog.tsx';
import { sizeText } from './size-text.ts';

/** `PDF, 66 KB, updated 21 Nov`; the date appears once the company's time zone is known. */
function Facts({ bytes, updated_at }: BenefitDocument) {
  const day = useShortDays().dayOf(updated_at);
  const size = sizeText(bytes);
  return (
    <Text size="sm" c="dimmed">
      {day ? t('PDF, {size}, updated {day}', { size, day }) : t('PDF, {size}', { size })}
    </Text>
  );
}

interface Props {
  name: BenefitDocumentName;
  label: string;
  stored: BenefitDocument | undefined;
}

function DocumentRow({ name, label, stored }: Props) {
  const admin = usePageUser().role === 'admin';
  const [replacing, setReplacing] = useState(false);
  return (
    <Paper component="li" withBorder p="md">
      <Group gap="sm">
        <IconFileTypePdf size={30} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
        <Box flex="1 1 11rem">
          <Title order={3} size="h4">
            {label}
          </Title>
          {stored ? (
            <Facts {...stored} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('Not available yet')}
            </Text>
          )}
        </Box>
        <Group gap="xs">
          {stored && (
            <Button
              component="a"
              href={documentAddress(name)}
              target="_blank"
              variant="default"
              aria-label={t('Open {label} (opens in a new tab)', { label })}
            >
              {t('Open')}
            </Button>
          )}
          {admin && (
            <Button
              variant={stored ? 'default' : 'filled'}
              leftSection={<IconUpload size={18} aria-hidden />}
              aria-label={
                stored ? t('Replace: {label}', { label }) : t('Upload: {label}', { label })
              }
              onClick={() => setReplacing(true)}
            >
              {stored ? t('Replace') : t('Upload')}
            </Button>
          )}
        </Group>
      </Group>
      {replacing && (
        <ReplaceDocumentDialog
          name={name}
          label={label}
          isNew={!stored}
          onClose={() => setReplacing(false)}
        />
      )}
    </Paper>
  );
}

export function DocumentsSection() {
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  return (
    <section aria-labelledby="documents">
      <Title order={2} id="documents" mb="md">
        {t('Documents')}
      </Title>
      {!documents && error && (
        <FailedState message={sentenceOf(error)} retry={() => void refetch()} />
      )}
      {!documents && !error && <Skeleton h={{ base: 240, sm: 172 }} radius="md" />}
      {documents && (
        <Stack component="ul" gap="md">
          {BENEFIT_DOCUMENTS.map(({ name, label }) => (
            <DocumentRow
              key={name}
              name={name}
              label={t(label)}
              stored={documents.find((one) => one.name === name)}
            />
          ))}
        </Stack>
      )}
    </section>
  );
}

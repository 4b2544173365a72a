import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { LinkPreview } from '@intranet/contract/links/endpoints.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import { EmbedFrame } from '@intranet/ui/frames/EmbedFrame.tsx';
import { NewTabButton } from '@intranet/ui/frames/NewTabButton.tsx';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import { Box, Button, Center, Divider, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { linkPreviewQuery } from '../api.ts';
import { framedLink } from '../shared/framed-link.ts';
import { LoadFailed } from './LinkSettingsFrame.tsx';
import { LongAddress } from './LongAddress.tsx';
import { fullLabel } from './link-sections.ts';

function NothingToPreview() {
  return (
    <BarePage title={t('No preview')}>
      <Text>
        {t(
          'A preview is valid for ten minutes, only in the browser that opened it. Go back to the link’s form and choose “Preview address”.',
        )}
      </Text>
      <Button component={Link} to="/fileupdate">
        {t('Go to File Update')}
      </Button>
    </BarePage>
  );
}

/** Closes this tab; browsers may refuse if no page opened it. */
function CloseTabButton() {
  const [refused, setRefused] = useState(false);
  const { start } = useTimeout(() => setRefused(true), 500);
  return (
    <>
      <Button
        onClick={() => {
          window.close();
          start();
        }}
      >
        {t('Close this tab')}
      </Button>
      <Text size="sm" role="status">
        {refused && t('The browser doesn’t let the page close this tab. Please close it yourself.')}
      </Text>
    </>
  );
}

function nameOf({ name, item = '' }: LinkPreview): string {
  const link = name && findLink(name);
  return link ? `${t(departmentOf(link).label)} › ${fullLabel(link)}` : item;
}

function Preview({ preview }: { preview: LinkPreview }) {
  const { name, url } = preview;
  const item = nameOf(preview);
  return (
    <Stack gap={0} h="100dvh" mih={480}>
      <Group justify="space-between" gap="xs" px="md" py="sm">
        <Box flex="1 1 300px" miw={0}>
          <Title order={1} size="h3">
            {t('Preview: {item}', { item })}
          </Title>
          <Text size="sm">
            {t(
              'This page saves nothing. If the frame stays empty, the site doesn’t allow embedding: choose in the form that the link opens in a new tab.',
            )}
          </Text>
          <LongAddress url={url} />
        </Box>
        <Group gap="xs">
          <NewTabButton href={url} variant="default" />
          <CloseTabButton />
        </Group>
      </Group>
      <Divider />
      <EmbedFrame title={item} {...framedLink({ name, url, problem: null })} />
    </Stack>
  );
}

/** The CSP allows this one host only, so a later preview needs a new document. */
export default function LinkPreviewPage() {
  const { data, error, refetch } = useQuery({
    ...linkPreviewQuery,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const none = error instanceof CallError && error.code === 'not_found';
  return (
    <>
      {data && <Preview preview={data} />}
      {!data && none && <NothingToPreview />}
      {!data && error && !none && (
        <Stack p="md">
          <Title order={1}>{t('Link preview')}</Title>
          <LoadFailed error={error} retry={() => void refetch()} />
        </Stack>
      )}
      {!data && !error && (
        <Center mih="60dvh" role="status" aria-label={t('Loading the preview')}>
          <Loader />
        </Center>
      )}
    </>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { PageShell, type PageShellProps } from '@intranet/ui/page/PageShell.tsx';
import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureText } from './labels.ts';
import type { SettingsByName, useLinkSettings } from './use-link-settings.ts';

export function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  const title = failureText(t('Couldn’t load the links.'), error);
  return <FailureAlert title={title} retry={retry} />;
}

interface Props extends Pick<PageShellProps, 'title' | 'description' | 'back'> {
  state: ReturnType<typeof useLinkSettings>;
  heights: readonly number[];
  children: (settings: SettingsByName) => ReactNode;
}

export function LinkSettingsFrame({ state, heights, children, ...header }: Props) {
  const { settings, error, retry } = state;
  return (
    <PageShell {...header}>
      {error && <LoadFailed error={error} retry={retry} />}
      {!settings && !error && (
        <Stack role="status" aria-label={t('Loading the links')}>
          {heights.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change places
            <Skeleton key={index} h={height} />
          ))}
        </Stack>
      )}
      {settings && children(settings)}
    </PageShell>
  );
}

import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { Loader, Text } from '@mantine/core';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Moments } from '#ui/moments.ts';
import { CHECKS } from './labels.ts';

export function CheckResult({ settings, moments }: { settings: LinkSettings; moments: Moments }) {
  const { state, detail, at } = settings.check;
  const { tone, label } = CHECKS[state];
  if (state === 'unchecked') {
    return (
      <Text span size="sm" c="dimmed">
        {label}
      </Text>
    );
  }
  const found = state !== 'waiting';
  return (
    <>
      {!found && <Loader size={14} aria-hidden />}
      <StateBadge tone={tone}>{label}</StateBadge>
      {found && detail && <span>{detail}</span>}
      {found && at && (
        <Text span size="sm" c="dimmed">
          <time dateTime={at}>{moments.shortMinute(at)}</time>
        </Text>
      )}
    </>
  );
}

import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { Button, Group, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkLink, linksKeys } from '../api.ts';
import { failureText, isUnchecked, needsAttention } from './labels.ts';
import type { RegisteredLink } from './link-sections.ts';
import type { SettingsByName } from './use-link-settings.ts';

function useChecks() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (names: readonly (typeof LINKS)[number]['name'][]) => {
      for (const name of names) await checkLink({ name });
    },
    onError: (error) => notifyFailure(failureText(t('Couldn’t check the links.'), error)),
    onSettled: () => linksKeys.refresh(queryClient),
  });
}

function summaryOf(links: readonly RegisteredLink[], settings: SettingsByName) {
  const known = links.flatMap(({ name }) => settings.get(name) ?? []).filter(({ url }) => url);
  const inState = (state: string) => known.filter(({ check }) => check.state === state).length;
  return {
    unchecked: known.filter(isUnchecked).map(({ name }) => name),
    waiting: inState('waiting'),
    unknown: inState('unknown'),
    problems: known.filter(needsAttention).length,
  };
}

interface Props {
  links?: readonly RegisteredLink[];
  settings: SettingsByName;
}

export function CheckSummary({ links = LINKS, settings }: Props) {
  const { unchecked, waiting, unknown, problems } = summaryOf(links, settings);
  const checks = useChecks();
  if (checks.isPending || waiting > 0) {
    return (
      <Line icon={<Loader size={16} aria-hidden />}>{tc('links', 'Checking the links…')}</Line>
    );
  }
  if (unchecked.length > 0) {
    return (
      <Group gap="md" wrap="nowrap">
        <Line icon={<IconClock size={18} aria-hidden />}>
          {t(
            '{count, plural, one {# link has not been checked yet.} other {# links have not been checked yet.}} The next check is on Monday at 05:00.',
            { count: unchecked.length },
          )}
        </Line>
        <Button
          variant="default"
          flex="none"
          h={{ base: 44, sm: 36 }}
          onClick={() => checks.mutate(unchecked)}
        >
          {tc('links', 'Check now')}
        </Button>
      </Group>
    );
  }
  if (problems > 0) {
    return (
      <Line
        icon={<IconAlertTriangle size={18} color="var(--mantine-color-orange-text)" aria-hidden />}
      >
        {t('{count, plural, one {# link needs attention.} other {# links need attention.}}', {
          count: problems,
        })}
      </Line>
    );
  }
  if (unknown > 0) {
    return (
      <Line icon={<IconClock size={18} aria-hidden />}>
        {t(
          'No problem found. {unknown, plural, one {# link} other {# links}} couldn’t be checked.',
          { unknown },
        )}
      </Line>
    );
  }
  return (
    <Line icon={<IconCircleCheck size={18} color="var(--mantine-color-brand-text)" aria-hidden />}>
      {t('No link has a problem. All are checked again every week.')}
    </Line>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Group gap="xs" wrap="nowrap" mih={36} fz="sm" c="dimmed" role="status">
      {icon}
      {children}
    </Group>
  );
}

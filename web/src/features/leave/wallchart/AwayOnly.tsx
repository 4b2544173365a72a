import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Switch, Text } from '@mantine/core';

/** A phone needs a larger touch target. */
const SWITCH_STYLES = { body: { alignItems: 'center' }, label: { paddingBlock: 10 } };

interface Props {
  /** Undefined while a filter chooses the people. */
  only: { on: boolean; others: number; onChange: (on: boolean) => void } | undefined;
  hint: string | false;
}

/** The line below the chart: who has a row, and how to request leave. */
export function AwayOnly({ only, hint }: Props) {
  if (!only && !hint) return null;
  return (
    <Group gap="0 16px" c="dimmed" fz="sm" data-print="hide">
      {only && (
        <Switch
          styles={SWITCH_STYLES}
          checked={only.on}
          onChange={({ currentTarget }) => only.onChange(currentTarget.checked)}
          label={t('Only people on leave')}
        />
      )}
      {only?.on &&
        t('{others, plural, one {# person isn’t away} other {# people aren’t away}}', {
          others: only.others,
        })}
      {hint && (
        <Text span inherit ms="auto" visibleFrom="sm">
          {hint}
        </Text>
      )}
    </Group>
  );
}

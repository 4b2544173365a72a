import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { Group, Switch, Text } from '@mantine/core';

/** A phone needs a larger touch target. */
const SWITCH_STYLES = { body: { alignItems: 'center' }, label: { paddingBlock: 10 } };

export interface Only {
  on: boolean;
  onChange: (on: boolean) => void;
  /** The number of people who aren't away; undefined while it loads. */
  others: number | undefined;
  /** The area of these people, if the chart has the people of one area. */
  area?: string;
}

function othersInWords({ others, area }: Only): string {
  if (others === undefined) return '';
  return area === undefined
    ? t('{others, plural, one {# person isn’t away} other {# people aren’t away}}', { others })
    : t(
        '{others, plural, one {# person in {area} isn’t away} other {# people in {area} aren’t away}}',
        { others, area: areaName(area) },
      );
}

interface Props {
  /** Undefined while a filter chooses the people. */
  only: Only | undefined;
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
      {only?.on && othersInWords(only)}
      {hint && (
        <Text span inherit ms="auto" visibleFrom="sm">
          {hint}
        </Text>
      )}
    </Group>
  );
}

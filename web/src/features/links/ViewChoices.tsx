import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { findLink, type LinkName } from '@intranet/contract/links/registry.ts';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { hasAddress, viewsOf } from './item-target.ts';

const LABEL = t('Report view');

/** A link and its views with an address (D33); empty without such a view. */
export function viewChoices(name: LinkName, states: readonly LinkState[]) {
  const views = viewsOf(name, states);
  if (views.length === 0) return [];
  const whole = hasAddress(name, states)
    ? [{ value: name, label: tc('report view', 'Overall') }]
    : [];
  return [...whole, ...views.map((view) => ({ value: view.name, label: t(view.label) }))];
}

interface ViewChoicesProps {
  choices: ReturnType<typeof viewChoices>;
  value: LinkName;
  onChange: (view: LinkName) => void;
}

/** The period and region views of a report (D33), as buttons or a select on narrow screens. */
export function ViewChoices({ choices, value, onChange }: ViewChoicesProps) {
  const isRegion = ({ value }: { value: LinkName }) => findLink(value)?.view === 'region';
  const regions = choices.filter(isRegion);
  const periods = choices.filter((choice) => !isRegion(choice));
  return (
    <>
      <SegmentedControl
        flex="none"
        visibleFrom="lg"
        aria-label={LABEL}
        data={choices}
        value={value}
        onChange={onChange}
        size="xs"
      />
      <NativeSelect
        flex="0 1 9rem"
        miw="5.5rem"
        hiddenFrom="lg"
        size="xs"
        aria-label={LABEL}
        data={[
          { group: tc('report view', 'Period'), items: periods },
          { group: tc('report view', 'Region'), items: regions },
        ].filter(({ items }) => items.length > 0)}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </>
  );
}

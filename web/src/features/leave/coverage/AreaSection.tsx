import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { AddButton } from '@intranet/ui/tables/AddButton.tsx';
import { RemovableList } from '@intranet/ui/tables/RemovableList.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { peopleKeys } from '#features/people/api.ts';
import { AddPairDialog } from './AddPairDialog.tsx';
import { type AreaCoverage, addCoveragePair, removeCoveragePair } from './api.ts';
import { LimitForm } from './LimitForm.tsx';

export function AreaSection({ area }: { area: AreaCoverage }) {
  const id = useId();
  const name = areaName(area.area);
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby={id}>
      <div>
        <Title order={2} size="sm" id={id} miw={0} dir="auto">
          {name}
        </Title>
        <Text size="xs" c="dimmed">
          {t('{people, plural, one {# person} other {# people}}', { people: area.people })}
        </Text>
      </div>
      <LimitForm area={area.area} maxAway={area.max_away} />
      <div>
        <Text size="sm" fw={500} mb={4}>
          {t('Shouldn’t be away together')}
        </Text>
        <RemovableList
          label={t('Shouldn’t be away together: {area}', { area: name })}
          items={area.pairs}
          empty={t('No pairs yet.')}
          render={({ first, second }) => (
            <Text size="sm" miw={0}>
              {rich('{first} and {second}', {
                first: <bdi>{first}</bdi>,
                second: <bdi>{second}</bdi>,
              })}
            </Text>
          )}
          nameOf={({ first, second }) => t('{first} and {second}', { first, second })}
          remove={({ id }) => removeCoveragePair(id)}
          restore={({ id: _, ...pair }) => addCoveragePair(pair)}
          refresh={peopleKeys.refresh}
        />
      </div>
      <AddButton
        name={t('Add pair: {area}', { area: name })}
        disabled={area.people < 2}
        onClick={() => setAdding(true)}
      >
        {t('Add pair')}
      </AddButton>
      {adding && <AddPairDialog area={area} onClose={() => setAdding(false)} />}
    </section>
  );
}

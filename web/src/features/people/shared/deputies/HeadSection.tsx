import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Deputy } from '@intranet/contract/people/deputies-endpoints.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { AddButton } from '@intranet/ui/tables/AddButton.tsx';
import { RemovableList } from '@intranet/ui/tables/RemovableList.tsx';
import { Box, Group, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { peopleKeys } from '#features/people/api.ts';
import { type HeadDeputies, nameDeputy, removeDeputy } from './api.ts';
import { deputyState, whenText } from './labels.ts';
import { NameDeputyDialog } from './NameDeputyDialog.tsx';

interface Props {
  head: HeadDeputies;
  own: boolean;
  today: Day;
}

export function HeadSection({ head, own, today }: Props) {
  const id = useId();
  const [naming, setNaming] = useState(false);
  const when = (deputy: Deputy) => whenText(deputy, own, today);
  return (
    <section aria-labelledby={id}>
      <Box flex={1} miw={0}>
        <Group gap="xs">
          <Title order={2} size="sm" id={id} miw={0} dir="auto">
            {own ? t('Your deputies') : head.name}
          </Title>
          {head.away && <StateBadge tone="waiting">{t('Away today')}</StateBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {areaName(head.area)}
        </Text>
      </Box>
      <div>
        <RemovableList
          label={own ? t('Your deputies') : t('{name}’s deputies', { name: head.name })}
          items={head.deputies}
          empty={t('No deputies yet.')}
          render={(deputy) => (
            <DeputyDetails
              deputy={deputy}
              when={when(deputy)}
              state={deputyState(deputy, head.away, today)}
            />
          )}
          nameOf={(deputy) => `${deputy.name}, ${when(deputy)}`}
          remove={({ id }) => removeDeputy(id)}
          restore={({ employee_id: deputy_id, name: deputy, start, end }) =>
            nameDeputy({
              head: head.name,
              head_id: head.employee_id,
              deputy,
              deputy_id,
              start,
              end,
            })
          }
          refresh={peopleKeys.refresh}
        />
      </div>
      <AddButton
        name={own ? undefined : t('Add deputy for {name}', { name: head.name })}
        onClick={() => setNaming(true)}
      >
        {t('Add deputy')}
      </AddButton>
      {naming && <NameDeputyDialog head={head} own={own} onClose={() => setNaming(false)} />}
    </section>
  );
}

interface DetailsProps {
  deputy: Deputy;
  when: string;
  state: ReturnType<typeof deputyState>;
}

function DeputyDetails({ deputy: { name, area }, when, state }: DetailsProps) {
  return (
    <>
      <PersonAvatar name={name} photo="" />
      <Box flex={1} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600} miw={0} dir="auto">
            {name}
          </Text>
          {state && <StateBadge tone={state.tone}>{state.text}</StateBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {areaName(area)} · {when}
        </Text>
      </Box>
    </>
  );
}

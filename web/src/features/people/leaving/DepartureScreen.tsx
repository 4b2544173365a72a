import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { problemText } from '@intranet/contract/people/departure-problem-text.ts';
import type { PersonsDeparture } from '@intranet/contract/people/leaving-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import {
  Alert,
  Anchor,
  Button,
  Paper,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconUserQuestion } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { siteQuery } from '#core/site.ts';
import { departureQuery } from './api.ts';
import { Effects } from './Effects.tsx';
import { PlanForm, usePlanForm } from './PlanForm.tsx';

const Problem = ({ children }: { children: string }) => (
  <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
    {children}
  </Alert>
);

/** False while somebody types or follows links, who must keep the focus if another admin changes the plan. */
const mayMoveFocus = () =>
  document.activeElement === document.body || document.activeElement?.matches('button') === true;

function headingOf({ departure, record }: PersonsDeparture): string {
  if (record) return t('Departure completed');
  return departure ? t('Departure planned') : t('Plan a departure');
}

/** Takes the focus after planning, cancelling and completing, which remove or disable their button. */
function ResultHeading({ shown }: { shown: PersonsDeparture }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { departure } = shown;
  const result = departure && `${departure.id} ${departure.version} ${departure.finished_at}`;
  const before = useRef(result);
  useEffect(() => {
    if (before.current === result) return;
    before.current = result;
    if (mayMoveFocus()) heading.current?.focus();
  }, [result]);
  return (
    <Title order={2} size="h4" tabIndex={-1} ref={heading}>
      {headingOf(shown)}
    </Title>
  );
}

const RecordButton = ({ id, label }: { id: number; label: string }) => (
  <div>
    <Button
      component="a"
      href={`/api/departures/${id}/record`}
      download
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {label}
    </Button>
  </div>
);

function Plan({ shown, today }: { shown: PersonsDeparture; today: string }) {
  const { employee, departure: plan } = shown;
  const person = { id: employee.employee_id, name: employee.name };
  const planning = usePlanForm(person, plan, today);
  const { last_day, pays_out } = planning.form.values;
  const tried = useQuery({
    ...departureQuery(person.id, { last_day, pays_out: pays_out ? 'yes' : 'no' }),
    enabled: last_day !== '',
    placeholderData: keepPreviousData,
  });
  const { preview = null, problem = null } = tried.data ?? {};
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Stack gap="md">
        {plan?.problem && <Problem>{problemText(plan.problem)}</Problem>}
        {plan && !plan.problem && (
          <Text size="sm">
            {t('Planned by {name} for {day}. Nothing happens before that day is over.', {
              name: plan.planned_by,
              day: listDay(plan.last_day),
            })}
          </Text>
        )}
        <PlanForm {...{ person, plan, today, planning }} possible={problem === null} />
        {plan && !planning.formState.dirty && preview && (
          <RecordButton id={plan.id} label={t('Download the plan (PDF)')} />
        )}
      </Stack>
      <Paper
        withBorder
        p="md"
        component="section"
        aria-label={t('After the last day')}
        aria-busy={tried.isFetching}
      >
        <Title order={2} size="h4" mb="sm">
          {t('After the last day')}
        </Title>
        {tried.error ? (
          <FailedState message={sentenceOf(tried.error)} retry={() => void tried.refetch()} />
        ) : problem ? (
          <Problem>{problemText(problem)}</Problem>
        ) : preview ? (
          <Effects record={preview} isPlanned />
        ) : (
          <Skeleton height={160} radius="md" />
        )}
      </Paper>
    </SimpleGrid>
  );
}

function Finished({ shown: { departure, record, secrets_known } }: { shown: PersonsDeparture }) {
  const { moments } = useMoments();
  if (!departure || !record) return null;
  return (
    <Stack gap="md" maw={720}>
      <Text size="sm">
        {t('The last day was {day}. Planned by {name}, completed on {at}.', {
          day: listDay(departure.last_day),
          name: departure.planned_by,
          at: moments.minute(departure.finished_at ?? ''),
        })}
      </Text>
      {departure.note && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }} dir="auto">
          {departure.note}
        </Text>
      )}
      <Paper withBorder p="md">
        <Effects record={record} isPlanned={false} toChange={secrets_known} />
      </Paper>
      <RecordButton id={departure.id} label={t('Download the record (PDF)')} />
    </Stack>
  );
}

/** How one person leaves. @param id null for an address that names nobody */
export function DepartureScreen({ id }: { id: number | null }) {
  const today = useQuery(siteQuery).data?.today;
  const departure = useQuery({ ...departureQuery(id ?? 0), enabled: id !== null });
  const { data, error } = departure;
  const isUnknown = id === null || (error instanceof CallError && error.code === 'not_found');
  const { employee } = data ?? {};
  return (
    <PageShell title={employee?.name ?? t('Departures')} back="/leaving">
      {isUnknown ? (
        <EmptyState
          text={t('This person isn’t in the directory.')}
          filtered={false}
          icon={IconUserQuestion}
        />
      ) : data && employee && today ? (
        <Stack gap="md">
          <Text>
            {positionName(employee.cargo)} · {areaName(employee.area)} ·{' '}
            <Anchor
              component={PageLink}
              to="/people"
              search={{ person: String(employee.employee_id) }}
              inherit
              underline="always"
            >
              {t('Profile')}
            </Anchor>
          </Text>
          <ResultHeading shown={data} />
          {data.record ? <Finished shown={data} /> : <Plan shown={data} today={today} />}
        </Stack>
      ) : error ? (
        <FailedState message={sentenceOf(error)} retry={() => void departure.refetch()} />
      ) : (
        <Skeleton height={240} radius="md" />
      )}
    </PageShell>
  );
}

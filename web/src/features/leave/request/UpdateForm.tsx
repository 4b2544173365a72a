import { formatDay, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { leaveUpdateBody } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { DayRangeInput } from '@intranet/ui/forms/DayRangeInput.tsx';
import { readDay, useDraft } from '@intranet/ui/forms/use-draft.ts';
import { useFreshErrors } from '@intranet/ui/forms/use-fresh-errors.ts';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { useSubmit } from '@intranet/ui/forms/use-submit.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { Box, Button, Paper, Select, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { peopleKeys } from '#features/people/api.ts';
import { useOwnName } from '#features/people/shared/use-own-name.ts';
import { moveLeave, pendingQuery } from '../api.ts';
import { LeaveForm } from './LeaveForm.tsx';
import { LeavePreview } from './LeavePreview.tsx';
import { useTeamDays } from './use-team-days.ts';

const EMPTY = { OLD_START_DATE: null as string | null, NEW_START_DATE: '', NEW_END_DATE: '' };
/** A leave to change and its dates, from another page. */
const CHOSEN = { old: '', from: '', to: '' };

/** The URL has a day as YYYY-MM-DD or DD/MM/YYYY. */
function readStart(text: string): string | null {
  const day = parseDay(text);
  return day && formatDay(day);
}

function readDraft(values: Record<string, string | null>): typeof EMPTY {
  return {
    OLD_START_DATE: values.OLD_START_DATE ?? null,
    NEW_START_DATE: readDay(values.NEW_START_DATE),
    NEW_END_DATE: readDay(values.NEW_END_DATE),
  };
}

function useUpdateForm(name: string) {
  const queryClient = useQueryClient();
  const pending = useQuery(pendingQuery(name));
  const [{ old, from, to }, setAddress] = useAddress(CHOSEN);
  const draft = useDraft('leave-update', old);
  const leaves = pending.data ?? [];
  const find = (start: string | null) =>
    leaves.find((leave) => leave.DATA_INICIO_FORMATADA === start);
  const form = useForm({
    initialValues: draft.values
      ? readDraft(draft.values)
      : {
          OLD_START_DATE: readStart(old),
          NEW_START_DATE: readDay(from),
          NEW_END_DATE: readDay(to),
        },
    onValuesChange: draft.store,
    validate: (values) =>
      schemaResolver(leaveUpdateBody, { sync: true })({
        ...values,
        // The URL's date must belong to a leave that can be moved.
        OLD_START_DATE: find(values.OLD_START_DATE)?.DATA_INICIO_FORMATADA,
        NOMECOLABORADOR: name,
      }),
  });

  const { save, problem, setProblem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: moveLeave,
    onSaved: () => {
      form.setInitialValues(EMPTY);
      form.reset();
      setAddress(CHOSEN);
      queryClient.setQueryData(pendingQuery(name).queryKey, []);
    },
    saved: t('Vacation updated successfully!'),
    fallback: t('Failed to update vacation'),
  });

  const onSubmit = useSubmit(form, (values) =>
    save.mutate({
      ...values,
      NOMECOLABORADOR: name,
      OLD_START_DATE: values.OLD_START_DATE ?? '',
    }),
  );
  useFreshErrors(form, setProblem, ['NEW_START_DATE', 'NEW_END_DATE']);
  const chosen = find(form.values.OLD_START_DATE);
  return { form, pending, leaves, chosen, save, onSubmit, problem };
}

const READABLE = { '--mantine-color-disabled-color': 'var(--mantine-color-dimmed)' };

function NothingPending() {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Text mb="sm">{t('You have no pending requests to change.')}</Text>
      <Button component={Link} to="/vacation" variant="default">
        {t('Request leave')}
      </Button>
    </Paper>
  );
}

export default function UpdateForm() {
  const name = useOwnName();
  const { form, pending, leaves, chosen, save, onSubmit, problem } = useUpdateForm(name);
  const team = useTeamDays();
  const options = leaves.map((leave) => ({
    value: leave.DATA_INICIO_FORMATADA,
    label: `${leave.DATA_INICIO_FORMATADA} - ${leave.DATA_FIM_FORMATADA} (${leaveTypeLabel(leave.LEAVE_TYPE)})`,
  }));

  const request = {
    nome: name,
    type: chosen?.LEAVE_TYPE ?? null,
    start: form.values.NEW_START_DATE,
    end: form.values.NEW_END_DATE,
    ...(chosen && { moving: parseDay(chosen.DATA_INICIO_FORMATADA) ?? '' }),
  };
  const none = pending.isSuccess && !pending.isFetching && leaves.length === 0;
  return (
    <Box component="fieldset" disabled={none} bd={0} p={0} m={0} miw={0} style={READABLE}>
      <LeaveForm
        title={t('Update Existing Request')}
        name={name}
        action={t('Update Request')}
        busy={save.isPending || pending.isLoading}
        problem={problem ?? (pending.error && sentenceOf(pending.error))}
        onSubmit={onSubmit}
        request={request}
        aside={
          none ? (
            <NothingPending />
          ) : (
            <LeavePreview
              {...request}
              missing={t('Choose the leave to change to see the effect on your balance.')}
              shownProblem={problem}
            />
          )
        }
      >
        <Select
          label={t('Old Start Date')}
          placeholder={leaves.length > 0 ? t('Choose a pending request') : t('No pending requests')}
          data={options}
          allowDeselect={false}
          disabled={leaves.length === 0}
          {...form.getInputProps('OLD_START_DATE')}
          value={chosen?.DATA_INICIO_FORMATADA ?? null}
        />
        <DayRangeInput
          start={{ label: t('New Start Date'), ...form.getInputProps('NEW_START_DATE') }}
          end={{ label: t('New End Date'), ...form.getInputProps('NEW_END_DATE') }}
          {...team}
        />
      </LeaveForm>
    </Box>
  );
}

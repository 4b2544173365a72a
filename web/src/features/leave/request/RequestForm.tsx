import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveRequestBody } from '@intranet/contract/leave/endpoints.ts';
import {
  LEAVE_TYPES,
  type LeaveType,
  leaveTypeLabel,
} from '@intranet/contract/leave/leave-types.ts';
import { DayRangeInput } from '@intranet/ui/forms/DayRangeInput.tsx';
import { readDay, type StoredText, useDraft } from '@intranet/ui/forms/use-draft.ts';
import { useFreshErrors } from '@intranet/ui/forms/use-fresh-errors.ts';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { useSubmit } from '@intranet/ui/forms/use-submit.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { Select } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRequestKey } from '#core/use-request-key.ts';
import { peopleKeys } from '#features/people/api.ts';
import { useOwnName } from '#features/people/shared/use-own-name.ts';
import { previewQuery, submitLeave } from '../api.ts';
import { LeaveForm } from './LeaveForm.tsx';
import { LeavePreview } from './LeavePreview.tsx';
import { SentCard, type SentRequest } from './SentCard.tsx';
import { useTeamDays } from './use-team-days.ts';

type Body = Parameters<typeof submitLeave>[0];
const TYPES = LEAVE_TYPES.map((type) => ({ value: type, label: leaveTypeLabel(type) }));
const EMPTY = { LEAVE_TYPE: null as LeaveType | null, INICIO: '', FIM: '' };
const CHOSEN = { type: '', start: '', end: '' };

function readValues(type: StoredText, start: StoredText, end: StoredText): typeof EMPTY {
  const known = LEAVE_TYPES.find((one) => one === type) ?? null;
  return { LEAVE_TYPE: known, INICIO: readDay(start), FIM: readDay(end) };
}

function useRequestForm(name: string) {
  const queryClient = useQueryClient();
  const withKey = useRequestKey('leave-request-key');
  const [chosen, setChosen] = useAddress(CHOSEN);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const draft = useDraft('leave-request', Object.values(chosen).join(' ').trim());
  const form = useForm({
    initialValues: draft.values
      ? readValues(draft.values.LEAVE_TYPE, draft.values.INICIO, draft.values.FIM)
      : readValues(chosen.type, chosen.start, chosen.end),
    onValuesChange: draft.store,
    validate: (values) =>
      schemaResolver(leaveRequestBody, { sync: true })({ ...values, NOMECOLABORADOR: name }),
  });

  const { save, problem, setProblem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: (body: Body) => withKey(body, (key) => submitLeave(body, key)),
    onSaved: ({ LEAVE_TYPE: type, INICIO: start, FIM: end }) => {
      const preview = previewQuery({ nome: name, type, start, end });
      const effect = queryClient.getQueryData(preview.queryKey)?.balance_effect ?? null;
      setSent({ type, start, end, effect });
      form.setInitialValues(EMPTY);
      form.reset();
      // The URL keeps its values until the request is sent, so a reload doesn't lose them.
      setChosen(CHOSEN);
    },
    saved: t('Email sent to the head for approval!'),
    fallback: t('Failed to schedule vacation'),
  });
  useFreshErrors(form, setProblem, ['INICIO', 'FIM']);
  const onSubmit = useSubmit(form, (values) =>
    // The schema or the server rejects an empty type.
    save.mutate({ ...values, NOMECOLABORADOR: name } as Body),
  );
  return { form, onSubmit, save, problem, sent, setSent };
}

export function RequestForm() {
  const name = useOwnName();
  const { form, onSubmit, save, problem, sent, setSent } = useRequestForm(name);
  const team = useTeamDays();
  const { LEAVE_TYPE, INICIO, FIM } = form.values;
  const request = { nome: name, type: LEAVE_TYPE, start: INICIO, end: FIM };
  const columns = useRef<HTMLDivElement>(null);
  const startAnother = () => {
    flushSync(() => setSent(null));
    columns.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  if (sent) return <SentCard sent={sent} onAnother={startAnother} />;

  return (
    <LeaveForm
      ref={columns}
      title={t('Request a Leave')}
      name={name}
      action={t('Send Request')}
      busy={save.isPending}
      problem={problem}
      onSubmit={onSubmit}
      request={request}
      aside={
        <LeavePreview
          {...request}
          missing={t('Choose a type of leave to see the effect on your balance.')}
          shownProblem={problem}
        />
      }
    >
      <Select
        label={t('Type of Leave')}
        placeholder={t('Choose')}
        data={TYPES}
        allowDeselect={false}
        {...form.getInputProps('LEAVE_TYPE')}
      />
      <DayRangeInput
        start={{ label: t('Start Date'), ...form.getInputProps('INICIO') }}
        end={{ label: t('End Date'), ...form.getInputProps('FIM') }}
        {...team}
      />
    </LeaveForm>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  LEAVE_TYPES,
  type LeaveType,
  leaveTypeLabel,
} from '@intranet/contract/leave/leave-types.ts';
import { SimpleGrid } from '@mantine/core';
import { useAddress } from '#core/use-address.ts';
import { useRequestKey } from '#core/use-request-key.ts';
import { peopleKeys } from '#features/people/api.ts';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { submitLeave } from '../api.ts';
import { useOwnName } from '../use-own-name.ts';
import { LeaveForm } from './LeaveForm.tsx';
import { LeavePreview } from './LeavePreview.tsx';
import { readDay, type StoredText, useDraft } from './use-draft.ts';

type Body = Parameters<typeof submitLeave>[0];
const loadSchema = () =>
  import('@intranet/contract/leave/endpoints.ts').then((calls) => calls.leaveRequestBody);
const TYPES = LEAVE_TYPES.map((type) => ({ value: type, label: leaveTypeLabel(type) }));
const EMPTY = { LEAVE_TYPE: null as LeaveType | null, INICIO: '', FIM: '' };
/** The values that another page, such as the calendar, passes in the URL. */
const CHOSEN = { type: '', start: '', end: '' };

function readValues(type: StoredText, start: StoredText, end: StoredText): typeof EMPTY {
  const known = LEAVE_TYPES.find((one) => one === type) ?? null;
  return { LEAVE_TYPE: known, INICIO: readDay(start), FIM: readDay(end) };
}

function useRequestForm(name: string) {
  const withKey = useRequestKey('leave-request-key');
  const [chosen, setChosen] = useAddress(CHOSEN);
  const draft = useDraft('leave-request', Object.values(chosen).join(' ').trim());
  const form = useSchemaForm({
    initialValues: draft.values
      ? readValues(draft.values.LEAVE_TYPE, draft.values.INICIO, draft.values.FIM)
      : readValues(chosen.type, chosen.start, chosen.end),
    onValuesChange: draft.store,
    loadSchema,
    bodyOf: (values) => ({ ...values, NOMECOLABORADOR: name }),
  });

  const { save: submit, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: (body: Body) => withKey(body, (key) => submitLeave(body, key)),
    onSaved: () => {
      form.setInitialValues(EMPTY);
      form.reset();
      // The URL keeps its values until the request is sent, so a reload doesn't lose them.
      setChosen(CHOSEN);
    },
    saved: t('Email sent to the head for approval!'),
    fallback: t('Failed to schedule vacation'),
  });
  return { form, submit, problem };
}

export function RequestForm() {
  const name = useOwnName();
  const { form, submit, problem } = useRequestForm(name);
  const { LEAVE_TYPE, INICIO, FIM } = form.values;

  return (
    <LeaveForm
      title={t('Request a Leave')}
      name={name}
      action={t('Send Request')}
      busy={form.validating || submit.isPending}
      problem={problem}
      onSubmit={form.onSubmit((values) =>
        // The schema or the server rejects an empty type.
        submit.mutate({ ...values, NOMECOLABORADOR: name } as Body),
      )}
    >
      <Select
        label={t('Type of Leave')}
        placeholder={t('Choose')}
        data={TYPES}
        {...form.getInputProps('LEAVE_TYPE')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayInput label={t('Start Date')} {...form.getInputProps('INICIO')} />
        <DayInput label={t('End Date')} startAt={INICIO} {...form.getInputProps('FIM')} />
      </SimpleGrid>
      {LEAVE_TYPE && <LeavePreview nome={name} type={LEAVE_TYPE} start={INICIO} end={FIM} />}
    </LeaveForm>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Departure, departureBody } from '@intranet/contract/people/leaving-endpoints.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { peopleKeys } from '../api.ts';
import { cancelDeparture, planDeparture } from './api.ts';

export interface PlanValues extends Record<string, unknown> {
  last_day: string;
  pays_out: boolean;
  note: string;
}

interface Person {
  id: number;
  name: string;
}

const valuesOf = (plan: Departure | null, today: string): PlanValues => ({
  last_day: plan?.last_day ?? today,
  pays_out: plan?.pays_out ?? true,
  note: plan?.note ?? '',
});

/**
 * A form for a plan, whose values the page also uses for the preview.
 * A plan that changes in the meantime replaces the values, unless somebody has edited them: then saving is refused.
 * Cancelling here keeps the values, so that they can be planned again.
 */
export function usePlanForm({ id }: Person, plan: Departure | null, today: string) {
  const [opened, setOpened] = useState(plan);
  const isCancelled = useRef(false);
  const planning = useSaveForm<PlanValues>({
    initialValues: valuesOf(plan, today),
    schema: departureBody.omit({ version: true }),
    send: (values) => planDeparture(id, bodyOf(values)),
    onSaved: (values): void => planning.form.resetDirty(values),
    refresh: peopleKeys.refresh,
    refreshAfterFailure: true,
  });
  const { form } = planning;
  const bodyOf = (values: PlanValues) =>
    departureBody.parse({ ...values, version: opened?.version ?? null });
  useEffect(() => {
    if (plan?.id === opened?.id && plan?.version === opened?.version) return;
    if (isCancelled.current && !plan) {
      isCancelled.current = false;
      setOpened(null);
      return;
    }
    if (form.isDirty()) return;
    setOpened(plan);
    const values = valuesOf(plan, today);
    form.setInitialValues(values);
    form.setValues(values);
  }, [plan, opened, form, today]);
  const keepValues = () => {
    isCancelled.current = true;
  };
  return { ...planning, bodyOf, keepValues };
}

interface CancelDepartureProps {
  person: Person;
  disabled: boolean;
  onDone: () => void;
}

function CancelDeparture({ person: { id }, disabled, onDone }: CancelDepartureProps) {
  const { save, problem } = useSave({
    send: () => cancelDeparture(id),
    onSaved: onDone,
    refresh: peopleKeys.refresh,
    refreshAfterFailure: true,
  });
  return (
    <>
      <Button
        variant="default"
        loading={save.isPending}
        disabled={disabled}
        onClick={() => save.mutate()}
      >
        {t('Cancel departure')}
      </Button>
      <ErrorArea message={problem} />
    </>
  );
}

interface Props {
  person: Person;
  plan: Departure | null;
  today: string;
  planning: ReturnType<typeof usePlanForm>;
  /** False while a rule prevents the departure. */
  possible: boolean;
}

/** True if the departure is completed at once. */
const isOver = ({ values }: UseFormReturnType<PlanValues>, today: string) =>
  values.last_day !== '' && values.last_day < today;

export function PlanForm({ person, plan, today, planning, possible }: Props) {
  const { form, formState, bodyOf, keepValues } = planning;
  const [asks, setAsks] = useState(false);
  const over = isOver(form, today);
  const action = over ? t('Complete departure') : plan ? t('Save changes') : t('Plan departure');
  return (
    <form
      noValidate
      aria-label={t('Departure')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!over) formState.onSubmit(event);
        else if (!form.validate().hasErrors) setAsks(true);
      }}
    >
      <UnsavedGuard
        unsaved={
          formState.dirty ? [{ label: t('Departure'), params: { person: String(person.id) } }] : []
        }
      />
      <Stack gap="md">
        <DayInput label={t('Last day')} {...form.getInputProps('last_day')} />
        <Checkbox
          label={t('Pay out the days owed')}
          description={t(
            'On the last day, a Termination entry sets the balance to 0, and payroll pays the days with the final pay. Otherwise the days stay in the balance.',
          )}
          {...form.getInputProps('pays_out', { type: 'checkbox' })}
        />
        <Textarea label={t('Note')} autosize minRows={2} {...form.getInputProps('note')} />
        <ErrorArea message={formState.problem} />
        <Group gap="sm">
          <Button
            type="submit"
            loading={formState.pending}
            disabled={!possible || (plan !== null && !formState.dirty && !over)}
            {...(over && { color: 'red.8' })}
          >
            {action}
          </Button>
          {plan && (
            <CancelDeparture person={person} disabled={formState.pending} onDone={keepValues} />
          )}
        </Group>
      </Stack>
      {asks && (
        <ConfirmDialog
          title={rich('Has {name} left?', { name: <bdi>{person.name}</bdi> })}
          action={t('Complete departure')}
          send={() => planDeparture(person.id, bodyOf(form.values))}
          refresh={peopleKeys.refresh}
          onClose={() => setAsks(false)}
        >
          {t(
            'The last day is over, so everything on this page happens now and can’t be undone. The account is deleted.',
          )}
        </ConfirmDialog>
      )}
    </form>
  );
}

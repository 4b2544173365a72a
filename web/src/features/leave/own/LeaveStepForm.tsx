import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { useSubmit } from '@intranet/ui/forms/use-submit.ts';
import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { peopleKeys } from '#features/people/api.ts';
import { undoOf } from './api.ts';
import { reasonSchema, STEPS, type StepName, type StepValues } from './steps.ts';
import { useSteps } from './use-steps.ts';

export interface FormStatus {
  busy: boolean;
  dirty: boolean;
}
export const IDLE: FormStatus = { busy: false, dirty: false };

const EMPTY: StepValues = { note: '', reason: '' };

interface Props {
  leave: LeaveDetail;
  step: StepName;
  onBack: () => void;
  onDone: () => void;
  onFailed: () => void;
  /** Called on each change; must be a stable function. */
  onStatus: (status: FormStatus) => void;
}

/** Asks for the reason of a step that ends a leave early. */
export function LeaveStepForm({ leave, step: name, onBack, onDone, onFailed, onStatus }: Props) {
  const step = STEPS[name];
  const allowed = useSteps(leave).includes(name);
  const days = useShortDays();
  const { field } = step;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useForm({
    initialValues: EMPTY,
    ...(field.required && { validate: schemaResolver(reasonSchema, { sync: true }) }),
  });
  const { save, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: (values: StepValues) => step.send(leave, values),
    undo: (_values, reply) => undoOf(reply),
    onSaved: onDone,
    onFailed,
    refreshAfterFailure: true,
  });
  const busy = save.isPending;
  const dirty = form.isDirty();
  useEffect(() => {
    onStatus({ busy, dirty });
    return () => onStatus(IDLE);
  }, [busy, dirty, onStatus]);
  const onSubmit = useSubmit(form, (values) => save.mutate(values));
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {step.title}
        </Title>
        <Text size="sm">{step.text(leave, days)}</Text>
        <Textarea
          label={field.label}
          withAsterisk={field.required}
          required={field.required}
          maxLength={1000}
          autosize
          minRows={2}
          ref={input}
          data-autofocus
          {...form.getInputProps(field.name)}
        />
        <ErrorArea message={problem} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={save.isPending} onClick={onBack}>
            {t('Back')}
          </Button>
          {allowed && (
            <Button type="submit" color="red.8" loading={save.isPending}>
              {step.button}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

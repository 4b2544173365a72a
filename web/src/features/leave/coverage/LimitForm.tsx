import { setCoverageLimit as endpoint } from '@intranet/contract/leave/coverage-endpoints.ts';
import { Button, Group, NumberInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorArea } from '#ui/ErrorArea.tsx';
import { showFormErrors } from '#ui/form-errors.ts';
import { notifySuccess } from '#ui/notify.tsx';
import { invalidateLeave } from '../api.ts';
import { setCoverageLimit } from './api.ts';
import classes from './CoverageTab.module.css';

/** How many of an area may be away at once: set, changed, or cleared. */
export function LimitForm({ area, maxAway }: { area: string; maxAway: number | null }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<{ area: string; max_away: number | string }>({
    initialValues: { area, max_away: maxAway ?? '' },
    validate: schemaResolver(endpoint.body, { sync: true }),
  });
  const save = useMutation({
    mutationFn: (max_away: number | null) => setCoverageLimit({ area, max_away }),
    onMutate: () => setProblem(null),
    onSuccess: ({ message }, max_away) => {
      notifySuccess(message);
      form.setFieldValue('max_away', max_away ?? '');
      form.clearErrors();
      return invalidateLeave(queryClient);
    },
    onError: (error) => setProblem(showFormErrors(form, error)),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => save.mutate(endpoint.body.parse(values).max_away))}
    >
      <Group gap="xs" align="flex-end">
        <NumberInput
          label="At most away at once"
          placeholder="Any number"
          min={1}
          max={999}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          className={classes.number}
          {...form.getInputProps('max_away')}
        />
        <Button
          type="submit"
          variant="default"
          aria-label={`Save for ${area}`}
          loading={save.isPending && save.variables !== null}
        >
          Save
        </Button>
        {maxAway !== null && (
          <Button
            variant="subtle"
            aria-label={`Clear for ${area}`}
            loading={save.isPending && save.variables === null}
            onClick={() => save.mutate(null)}
          >
            Clear
          </Button>
        )}
      </Group>
      <ErrorArea message={problem ?? form.errors.area?.toString() ?? null} />
    </form>
  );
}

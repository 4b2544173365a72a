import { leaveRequestBody } from '@intranet/contract/leave/endpoints.ts';
import { LEAVE_TYPES, type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/types.ts';
import {
  Box,
  Button,
  LoadingOverlay,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  TextInput,
  Title,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DayInput } from '#ui/DayInput.tsx';
import { ErrorArea } from '#ui/ErrorArea.tsx';
import { showFormErrors } from '#ui/form-errors.ts';
import { notifySuccess } from '#ui/notify.tsx';
import { invalidateLeave, submitLeave } from './api.ts';
import { LeavePreview } from './LeavePreview.tsx';
import { useOwnName } from './use-own-name.ts';
import { useRequestKey } from './use-request-key.ts';

const TYPES = LEAVE_TYPES.map((type) => ({ value: type, label: leaveTypeLabel(type) }));
const EMPTY = { LEAVE_TYPE: null as LeaveType | null, INICIO: '', FIM: '' };

export function RequestForm() {
  const name = useOwnName();
  const queryClient = useQueryClient();
  const requestKey = useRequestKey();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) =>
      schemaResolver(leaveRequestBody, { sync: true })({ ...values, NOMECOLABORADOR: name }),
  });

  const submit = useMutation({
    mutationFn: (body: Parameters<typeof submitLeave>[0]) => submitLeave(body, requestKey(body)),
    onMutate: () => setProblem(null),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      form.reset();
      return invalidateLeave(queryClient);
    },
    onError: (error) => setProblem(showFormErrors(form, error, 'Failed to schedule vacation')),
  });
  const { LEAVE_TYPE, INICIO, FIM } = form.values;

  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }} pos="relative">
      <LoadingOverlay visible={submit.isPending} overlayProps={{ radius: 'md' }} />
      <form
        noValidate
        onSubmit={form.onSubmit((values) =>
          submit.mutate(leaveRequestBody.parse({ ...values, NOMECOLABORADOR: name })),
        )}
      >
        <Stack gap="md">
          <Title order={2}>Request a Leave</Title>
          <TextInput label="Name" value={name} readOnly variant="filled" />
          <Select
            label="Type of Leave"
            placeholder="Choose"
            data={TYPES}
            allowDeselect={false}
            {...form.getInputProps('LEAVE_TYPE')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <DayInput label="Start Date" {...form.getInputProps('INICIO')} />
            <DayInput label="End Date" startAt={INICIO} {...form.getInputProps('FIM')} />
          </SimpleGrid>
          {LEAVE_TYPE && <LeavePreview nome={name} type={LEAVE_TYPE} start={INICIO} end={FIM} />}
          <ErrorArea message={problem} />
          <Box>
            <Button type="submit">Send Request</Button>
          </Box>
        </Stack>
      </form>
    </Paper>
  );
}

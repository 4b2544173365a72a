import { parseDay } from '@intranet/contract/core/days.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import {
  Box,
  Button,
  LoadingOverlay,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { sentenceOf } from '#core/user-facing-error.ts';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useOwnName } from '../use-own-name.ts';
import { LeavePreview } from './LeavePreview.tsx';
import { useUpdateForm } from './use-update-form.ts';

export function UpdateForm() {
  const name = useOwnName();
  const { form, pending, leaves, chosen, submit, onSubmit, problem } = useUpdateForm(name);
  const { NEW_START_DATE, NEW_END_DATE } = form.values;
  const options = leaves.map((leave) => ({
    value: leave.DATA_INICIO_FORMATADA,
    label: `${leave.DATA_INICIO_FORMATADA} - ${leave.DATA_FIM_FORMATADA} (${leaveTypeLabel(leave.LEAVE_TYPE)})`,
  }));

  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }} pos="relative">
      <LoadingOverlay
        visible={form.validating || submit.isPending || pending.isLoading}
        overlayProps={{ radius: 'md' }}
      />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          <Title order={2}>Update Existing Request</Title>
          <TextInput label="Name" value={name} readOnly variant="filled" />
          <Select
            label="Old Start Date"
            placeholder={leaves.length > 0 ? 'Choose a pending leave' : 'No pending leave'}
            data={options}
            disabled={leaves.length === 0}
            {...form.getInputProps('OLD_START_DATE')}
            value={chosen?.DATA_INICIO_FORMATADA ?? null}
          />
          {pending.isSuccess && leaves.length === 0 && (
            <Text size="sm" c="dimmed">
              Only a request that nobody has decided yet can be moved. You have none.
            </Text>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <DayInput label="New Start Date" {...form.getInputProps('NEW_START_DATE')} />
            <DayInput
              label="New End Date"
              startAt={NEW_START_DATE}
              {...form.getInputProps('NEW_END_DATE')}
            />
          </SimpleGrid>
          {chosen && (
            <LeavePreview
              nome={name}
              type={chosen.LEAVE_TYPE}
              start={NEW_START_DATE}
              end={NEW_END_DATE}
              moving={parseDay(chosen.DATA_INICIO_FORMATADA) ?? ''}
            />
          )}
          <ErrorArea message={problem ?? (pending.error && sentenceOf(pending.error))} />
          <Box>
            <Button type="submit">Update Request</Button>
          </Box>
        </Stack>
      </form>
    </Paper>
  );
}

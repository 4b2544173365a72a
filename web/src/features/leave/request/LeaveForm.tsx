import { t } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { Button, LoadingOverlay, Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import type { FormEvent, ReactNode, Ref } from 'react';
import { BalanceNote, useTwoColumns } from './BalanceNote.tsx';
import classes from './LeaveForm.module.css';
import { type RequestOfForm, RequestSummary } from './RequestSummary.tsx';

interface Props {
  title: string;
  name: string;
  action: string;
  busy: boolean;
  problem: string | null;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  /** What the form would send, for its summary. */
  request: RequestOfForm;
  aside: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function LeaveForm(props: Props) {
  const { title, name, action, busy, problem, onSubmit, request, aside, ref, children } = props;
  const beside = useTwoColumns();
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} className={classes.form} ref={ref}>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }} pos="relative">
        <LoadingOverlay visible={busy} overlayProps={{ radius: 'md' }} />
        <form noValidate onSubmit={onSubmit}>
          <Stack gap="md">
            <div>
              <Title order={2} size="h3">
                {title}
              </Title>
              {!beside && <BalanceNote />}
            </div>
            <TextInput label={t('Name')} value={name} readOnly variant="filled" />
            {children}
            {!beside && aside}
            <ErrorArea message={problem} />
            <Stack gap={8} className={classes.send}>
              <RequestSummary {...request} />
              <Button type="submit">{action}</Button>
            </Stack>
          </Stack>
        </form>
      </Paper>
      {beside && aside}
    </SimpleGrid>
  );
}

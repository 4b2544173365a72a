import { Box, Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { StatementView } from '#features/balance/shared/StatementView.tsx';
import { PageTabs } from '#ui/PageTabs.tsx';
import { MyLeaveList } from './MyLeaveList.tsx';

const TABS = [
  { id: 'leave', label: 'My leave', Panel: MyLeaveList },
  { id: 'balance', label: 'Balance', Panel: StatementView },
] as const;

export default function MyLeavePage() {
  return (
    <Box maw={860} mx="auto">
      <Group justify="space-between" mb="md">
        <Title order={1}>My leave</Title>
        <Button component={Link} to="/vacation" leftSection={<IconPlus size={18} aria-hidden />}>
          Request leave
        </Button>
      </Group>
      <PageTabs label="My leave" tabs={TABS} />
    </Box>
  );
}

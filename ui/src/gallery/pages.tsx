import { Box, Button, Group, Text } from '@mantine/core';
import { BarePage } from '../page/BarePage.tsx';
import { HomeTile, Logo } from '../page/Logo.tsx';
import { Motif } from '../page/Motif.tsx';
import { PageShell } from '../page/PageShell.tsx';
import { PageTabs } from '../page/PageTabs.tsx';
import { statesOf } from './sample.tsx';

const TABS = [
  { id: 'first', label: 'First', Panel: () => <Text pt="sm">The first tab</Text> },
  { id: 'second', label: 'Second', Panel: () => <Text pt="sm">The second tab</Text> },
] as const;

export const PAGES = [
  ...statesOf('PageShell', {
    'with a way up, a description and an action': (
      <PageShell
        title="Pending approvals"
        back="/home"
        above={['/people']}
        description="Requests that wait for a decision."
        actions={<Button>New request</Button>}
      >
        <Text>Content</Text>
      </PageShell>
    ),
    'full width': (
      <PageShell title="Calendar" width="full">
        <Text>Content</Text>
      </PageShell>
    ),
  }),
  ...statesOf('PageTabs', { 'two tabs': <PageTabs label="Example" tabs={TABS} /> }),
  ...statesOf('BarePage', {
    'before sign-in': (
      <BarePage title="Sign in" foot="Imprint">
        <Button>Sign in</Button>
      </BarePage>
    ),
  }),
  ...statesOf('Motif', {
    'on the firm’s colour': (
      <Box bg="brand.8" pos="relative" h={160}>
        <Motif className={undefined} />
      </Box>
    ),
  }),
  ...statesOf('Logo', {
    'on the page, on the firm’s colour, and as the home icon': (
      <Group>
        <Logo />
        <Box bg="brand.8" p="xs">
          <Logo onBrand />
        </Box>
        <HomeTile />
      </Group>
    ),
  }),
];

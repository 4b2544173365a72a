import { HomeTile, Logo } from '@intranet/ui/page/Logo.tsx';
import { Box, Flex, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { companyName, pageSetting } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { DemoNotice } from './DemoNotice.tsx';

interface Props {
  user: StoredUser | null;
  narrow: boolean;
  /** Default: a plain element. */
  renderRoot?: (props: object) => ReactNode;
}

/** The header's logo and name. On a phone, the demo's badge is below them. */
export function Brand({ user, narrow, ...link }: Props) {
  const withBadge = narrow && pageSetting('demo') === 'yes';
  return (
    <Flex
      direction={narrow ? 'column' : 'row'}
      align={narrow ? 'stretch' : 'center'}
      gap={narrow ? 0 : 'sm'}
      miw={0}
    >
      <Group gap="sm" wrap="nowrap" miw={0} c="inherit" td="none" {...link}>
        {narrow ? <HomeTile /> : <Logo />}
        <Text fw={600} lh="20px" pb={withBadge ? 16 : 0} truncate>
          {companyName()}
        </Text>
      </Group>
      <Box flex="none" ml={narrow ? 44 : 0} mt={narrow ? -16 : 0}>
        <DemoNotice user={user} />
      </Box>
    </Flex>
  );
}

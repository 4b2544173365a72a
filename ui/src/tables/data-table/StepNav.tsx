import { t } from '@intranet/contract/core/i18n/t.ts';
import { LIST_PAGE } from '@intranet/contract/core/list-page.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ServerPage } from '../use-server-page.ts';
import { PageBar } from './PageBar.tsx';

interface Props extends ServerPage {
  label: string;
  narrow: boolean;
  /** The number of entries on this page. */
  rows: number;
}

interface StepProps {
  label: string;
  narrow: boolean;
  /** Undefined at the end of the list. The button then keeps the focus. */
  go: (() => void) | undefined;
  children: ReactNode;
}

const Step = ({ label, narrow, go, children }: StepProps) => (
  <ActionIcon
    variant="default"
    size={narrow ? 44 : 'md'}
    aria-label={label}
    aria-disabled={!go}
    {...(go ? { onClick: go } : { 'data-disabled': true })}
  >
    {children}
  </ActionIcon>
);

/** The pages of a list that the server cuts, which knows only the previous and the next one. */
export function StepNav(props: Props) {
  const { label, narrow, rows, number, found, maxCount, next, previous } = props;
  const first = (number - 1) * LIST_PAGE + 1;
  return (
    <PageBar {...{ label, first, maxCount }} last={first + rows - 1} total={found} printed>
      <Text size="sm" data-print="only">
        {t('Only this page is printed.')}
      </Text>
      <Group gap={8} data-print="hide">
        <Step {...{ narrow }} label={t('Previous page')} go={previous}>
          <IconChevronLeft size={16} aria-hidden />
        </Step>
        <Step {...{ narrow }} label={t('Next page')} go={next}>
          <IconChevronRight size={16} aria-hidden />
        </Step>
      </Group>
    </PageBar>
  );
}

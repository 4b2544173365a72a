import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Group, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './FlowSteps.module.css';
import type { FlowNode, Technology } from './technologies/technology.ts';

function Node({ node: { label, note, kind } }: { node: FlowNode }) {
  return (
    <span className={classes.node} data-kind={kind}>
      <strong>{label}</strong> <span>{note}</span>
    </span>
  );
}

export function FlowSteps({ flow }: Pick<Technology, 'flow'>) {
  return (
    <>
      {flow.some(({ from, to }) => [from, to].some(({ kind }) => kind === 'outside')) && (
        <Text size="sm" c="dimmed" mb="sm" aria-hidden>
          {t('A dashed outline means outside the intranet.')}
        </Text>
      )}
      <Stack component="ol">
        {flow.map(({ from, to, text }, index) => (
          <Group key={text} component="li" gap={8} wrap="nowrap" data-print="together">
            <Text fw={600} aria-hidden>
              {index + 1}.
            </Text>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="xs" flex={1}>
              <div className={classes.path}>
                <Node node={from} />{' '}
                <VisuallyHidden>{tc('from one part to another', 'to')}</VisuallyHidden>
                <IconArrowRight size={20} aria-hidden /> <Node node={to} />
              </div>
              <Text size="sm" my="auto">
                {text}
              </Text>
            </SimpleGrid>
          </Group>
        ))}
      </Stack>
    </>
  );
}

import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Text, VisuallyHidden } from '@mantine/core';
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
      <ol className={classes.steps}>
        {flow.map(({ from, to, text }) => (
          <li key={text}>
            <div className={classes.step}>
              <div className={classes.path}>
                <Node node={from} />{' '}
                <VisuallyHidden>{tc('from one part to another', 'to')}</VisuallyHidden>
                <IconArrowRight size={20} aria-hidden /> <Node node={to} />
              </div>
              <Text size="sm">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

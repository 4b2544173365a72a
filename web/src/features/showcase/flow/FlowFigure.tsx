import { Text } from '@mantine/core';
import { FlowDrawing } from './FlowDrawing.tsx';
import classes from './FlowFigure.module.css';
import type { Flow } from './flow.ts';

export function FlowFigure({ flow }: { flow: Flow }) {
  const labelOf = (id: string) => flow.nodes.find((node) => node.id === id)?.label;
  return (
    <figure className={classes.figure}>
      <div className={classes.wide}>
        <FlowDrawing flow={flow} shape="wide" />
      </div>
      <div className={classes.narrow}>
        <FlowDrawing flow={flow} shape="narrow" />
      </div>
      <figcaption>
        {flow.nodes.some(({ kind }) => kind === 'outside') && (
          <Text size="sm" c="dimmed" ta="center" mb="md" aria-hidden>
            A dashed outline: outside the intranet.
          </Text>
        )}
        <ol className={classes.steps}>
          {flow.steps.map(({ from, to, text }) => (
            <li key={text}>
              <strong>
                {labelOf(from)} to {labelOf(to)}.
              </strong>{' '}
              {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

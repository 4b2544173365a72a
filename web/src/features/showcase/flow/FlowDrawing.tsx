import { useId } from 'react';
import classes from './FlowDrawing.module.css';
import type { Flow } from './flow.ts';
import { layoutFlow } from './layout-flow.ts';

const NUMBER_RADIUS = 11;
/** Shortens the line, so the arrow's tip touches the box. */
const TIP = 8;

export function FlowDrawing({ flow, shape }: { flow: Flow; shape: 'wide' | 'narrow' }) {
  const { width, height, boxes, arrows } = layoutFlow(flow, shape);
  const tip = useId();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width }}
      className={classes.drawing}
      data-shape={shape}
      aria-hidden
    >
      <defs>
        <marker
          id={tip}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth={TIP}
          markerHeight={TIP}
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" className={classes.tip} />
        </marker>
      </defs>
      {boxes.map((box, index) => {
        const node = flow.nodes[index];
        const middle = box.x + box.width / 2;
        return (
          <g key={box.id}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx="10"
              className={classes.box}
              data-kind={node?.kind}
            />
            <text x={middle} y={box.y + box.height / 2 - 5} className={classes.label}>
              {node?.label}
            </text>
            <text x={middle} y={box.y + box.height / 2 + 14} className={classes.note}>
              {node?.note}
            </text>
          </g>
        );
      })}
      {arrows.map(({ number, points, at }) => (
        <g key={number}>
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            className={classes.line}
            markerEnd={`url(#${tip})`}
          />
          <circle cx={at.x} cy={at.y} r={NUMBER_RADIUS} className={classes.circle} />
          <text x={at.x} y={at.y + 4} className={classes.number}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

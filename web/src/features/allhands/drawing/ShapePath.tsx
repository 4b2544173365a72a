import { memo } from 'react';
import classes from './DrawingLayer.module.css';
import { penPath } from './pen-path.ts';
import { arrowPath, rectanglePath, type Shape, type Size } from './shapes.ts';

function pathOf(shape: Shape, size: Size): string {
  if (shape.kind === 'pen') return penPath(shape.points, size);
  const path = shape.kind === 'arrow' ? arrowPath : rectanglePath;
  return path(shape.from, shape.to, size);
}

export const ShapePath = memo(({ shape, width, height }: { shape: Shape } & Size) => {
  const path = pathOf(shape, { width, height });
  const kind = shape.kind === 'pen' ? classes.filled : classes.lined;
  return (
    <g className={kind} data-shape={shape.kind}>
      <path d={path} className={classes.halo} />
      <path d={path} className={classes.ink} />
    </g>
  );
});

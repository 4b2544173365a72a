import { useReducedMotion } from '@mantine/hooks';
import { memo, type SyntheticEvent } from 'react';
import { useContentBox } from './content-box.ts';
import classes from './DrawingLayer.module.css';
import { type DrawingPlace, useDrawing } from './drawings.ts';
import { penPath, trailPath } from './pen-path.ts';
import {
  arrowPath,
  type DrawingTool,
  rectanglePath,
  type Shape,
  type Size,
  toPx,
} from './shapes.ts';
import { useLaser } from './use-laser.ts';
import { useStroke } from './use-stroke.ts';

function pathOf(shape: Shape, size: Size): string {
  if (shape.kind === 'pen') return penPath(shape.points, size);
  const path = shape.kind === 'arrow' ? arrowPath : rectanglePath;
  return path(shape.from, shape.to, size);
}

const ShapePath = memo(({ shape, width, height }: { shape: Shape } & Size) => {
  const path = pathOf(shape, { width, height });
  return (
    <g data-shape={shape.kind}>
      <path d={path} className={classes.halo} />
      <path d={path} className={classes.ink} />
    </g>
  );
});

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Pointer events while drawing must not reach the deck, which could change sections. */
const KEPT_INSIDE = {
  onClick: stop,
  onTouchStart: stop,
  onTouchMove: stop,
  onTouchEnd: stop,
};

interface DrawingSurfaceProps extends DrawingPlace {
  tool: DrawingTool | null;
  printing: boolean;
}

export default function DrawingSurface({ tool, printing, ...place }: DrawingSurfaceProps) {
  const { drawing, change } = useDrawing(place);
  const { setLayer, box } = useContentBox(printing);
  const kind = tool === 'laser' ? null : tool;
  const stroke = useStroke(kind, box, (shape: Shape) => change({ type: 'add', shape }));
  const laser = useLaser(tool === 'laser' ? box : undefined, useReducedMotion());
  const handlers = tool === 'laser' ? laser.handlers : stroke.handlers;
  const dot = box && laser.dot && toPx(laser.dot, box);

  return (
    <div
      ref={setLayer}
      className={classes.layer}
      data-drawing={place.section}
      data-tool={tool ?? undefined}
      aria-hidden
      {...(tool && KEPT_INSIDE)}
      {...(tool && handlers)}
    >
      {box && (
        // The printed size can differ from the measured one by a pixel.
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${box.layer.width} ${box.layer.height}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          <g transform={`translate(${box.left} ${box.top})`}>
            {drawing.shapes.map((shape, index) => (
              <ShapePath
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes are added and removed only at the end
                key={index}
                shape={shape}
                width={box.width}
                height={box.height}
              />
            ))}
            {stroke.live && <ShapePath shape={stroke.live} width={box.width} height={box.height} />}
            {tool === 'laser' && (
              <>
                <path className={classes.trail} d={trailPath(laser.trail, box)} />
                {dot && <circle className={classes.dot} cx={dot[0]} cy={dot[1]} r={7} />}
              </>
            )}
          </g>
        </svg>
      )}
    </div>
  );
}

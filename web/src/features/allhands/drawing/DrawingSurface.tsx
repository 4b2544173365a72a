import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useElementSize, useMergedRef, useReducedMotion } from '@mantine/hooks';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import classes from './DrawingLayer.module.css';
import { useDrawing } from './drawings.ts';
import { trailPath } from './pen-path.ts';
import { ShapePath } from './ShapePath.tsx';
import { type DrawingTool, type Shape, toPx } from './shapes.ts';
import { useLaser } from './use-laser.ts';
import { useStroke } from './use-stroke.ts';

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** What a hand does while it draws must not reach the deck, which may turn its pages by it. */
const KEPT_INSIDE = {
  onClick: stop,
  onTouchStart: stop,
  onTouchMove: stop,
  onTouchEnd: stop,
};

/** The wheel would move the section away below the pen. */
function useNoWheel(drawn: boolean) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = layer.current;
    if (!element || !drawn) return;
    const stay = (event: Event) => event.preventDefault();
    // Without `passive: false` a browser does not ask.
    element.addEventListener('wheel', stay, { passive: false });
    return () => element.removeEventListener('wheel', stay);
  }, [drawn]);
  return layer;
}

interface DrawingSurfaceProps {
  quarter: string;
  section: SectionId;
  /** Without one nothing can be drawn now, and what is below can be clicked. */
  tool: DrawingTool | null;
}

/** A section's drawing, made anew in px whenever the section changes its size. */
export function DrawingSurface({ quarter, section, tool }: DrawingSurfaceProps) {
  const { drawing, change } = useDrawing(quarter, section);
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const kind = tool === 'arrow' || tool === 'rectangle' ? tool : 'pen';
  const stroke = useStroke(kind, (shape: Shape) => change({ type: 'add', shape }));
  const laser = useLaser(useReducedMotion());
  const box = useMergedRef(ref, useNoWheel(stroke.live !== undefined));
  const size = { width, height };
  const dot = laser.dot && toPx(laser.dot, size);
  const handlers = tool === 'laser' ? laser.handlers : stroke.handlers;

  return (
    <div
      ref={box}
      className={classes.layer}
      data-drawing={section}
      data-tool={tool ?? undefined}
      aria-hidden
      {...(tool && KEPT_INSIDE)}
      {...(tool && handlers)}
    >
      {width > 0 && height > 0 && (
        // On paper the section has another size, and nobody is asked to draw anew.
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          {drawing.shapes.map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes are only added and taken at the end
            <ShapePath key={index} shape={shape} {...size} />
          ))}
          {stroke.live && <ShapePath shape={stroke.live} {...size} />}
          {tool === 'laser' && (
            <>
              <path className={classes.trail} d={trailPath(laser.trail, size)} />
              {dot && <circle className={classes.dot} cx={dot[0]} cy={dot[1]} r={7} />}
            </>
          )}
        </svg>
      )}
    </div>
  );
}

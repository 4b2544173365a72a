import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { lazy } from 'react';
import { type DrawingPlace, useDrawing } from './drawings.ts';
import type { DrawingTool } from './shapes.ts';

/** Loads only when needed, because few viewers draw. */
const DrawingSurface = lazy(() => import('./DrawingSurface.tsx'));

export type Tool = DrawingTool | 'mouse';

interface DrawingLayerProps extends DrawingPlace {
  tool: Tool;
  active: boolean;
  printing: boolean;
}

/** Moves with its section and lets clicks through unless a tool is active (spec §2, pitfall 25). */
export function DrawingLayer({ tool, active, printing, ...place }: DrawingLayerProps) {
  const { drawing } = useDrawing(place);
  const drawingTool = active && tool !== 'mouse' ? tool : null;
  if (drawingTool === null && drawing.shapes.length === 0) return null;
  return (
    <LazyPart>
      <DrawingSurface {...place} tool={drawingTool} printing={printing} />
    </LazyPart>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useEffect, useState } from 'react';
import { type DrawingPlace, useDrawing } from './drawings.ts';
import type { DrawingTool } from './shapes.ts';

export type Tool = DrawingTool | 'mouse';

const NOT_LOADED = t(
  'Couldn’t load the drawing tools. Check your connection, then choose the tool again.',
);

interface DrawingLayerProps extends DrawingPlace {
  tool: Tool;
  active: boolean;
  printing: boolean;
}

/** Loads the drawing code only when needed, because few viewers draw. */
function useSurface(wanted: boolean, tool: Tool) {
  const [Surface, setSurface] = useState<typeof import('./DrawingSurface.tsx').DrawingSurface>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a tool again retries
  useEffect(() => {
    if (!wanted || Surface) return;
    let gone = false;
    import('./DrawingSurface.tsx').then(
      ({ DrawingSurface }) => gone || setSurface(() => DrawingSurface),
      () => gone || notifyFailure(NOT_LOADED),
    );
    return () => {
      gone = true;
    };
  }, [wanted, Surface, tool]);
  return Surface;
}

/** Moves with its section and lets clicks through unless a tool is active (spec §2, pitfall 25). */
export function DrawingLayer({ tool, active, printing, ...place }: DrawingLayerProps) {
  const { drawing } = useDrawing(place);
  const drawingTool = active && tool !== 'mouse' ? tool : null;
  const Surface = useSurface(drawingTool !== null || drawing.shapes.length > 0, tool);
  return Surface && <Surface {...place} tool={drawingTool} printing={printing} />;
}

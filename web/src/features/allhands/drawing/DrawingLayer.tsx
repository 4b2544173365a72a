import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useEffect, useState } from 'react';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { useDrawing } from './drawings.ts';
import { DRAWING_TOOLS } from './shapes.ts';

export const TOOLS = ['mouse', ...DRAWING_TOOLS] as const;
export type Tool = (typeof TOOLS)[number];

const NOT_LOADED =
  'The drawing tools could not be loaded. Check the connection, then choose the tool again.';

interface DrawingLayerProps {
  /** The quarter of the deck: each has drawings of its own. */
  quarter: string;
  section: SectionId;
  tool: Tool;
  /** Only the section that is shown is drawn on. */
  active: boolean;
  /** The section has the size that it has on paper. */
  printing: boolean;
}

/** What draws is loaded when there is something to draw: few who open the deck hold the pen. */
function useSurface(wanted: boolean, tool: Tool) {
  const [Surface, setSurface] = useState<typeof import('./DrawingSurface.tsx').DrawingSurface>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tool chosen anew is another try
  useEffect(() => {
    if (!wanted || Surface) return;
    let gone = false;
    import('./DrawingSurface.tsx').then(
      ({ DrawingSurface }) => {
        if (!gone) setSurface(() => DrawingSurface);
      },
      () => {
        if (!gone) notifyFailure(NOT_LOADED);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, Surface, tool]);
  return Surface;
}

/**
 * What is drawn on one section (spec §2, pitfall 25). It is put into the `<section>`, lies over all of
 * it, moves with it, and lets through every click but those of a tool.
 */
export function DrawingLayer({ quarter, section, tool, active, printing }: DrawingLayerProps) {
  const { drawing } = useDrawing(quarter, section);
  const drawingTool = active && tool !== 'mouse' ? tool : null;
  const Surface = useSurface(drawingTool !== null || drawing.shapes.length > 0, tool);
  return (
    Surface && (
      <Surface quarter={quarter} section={section} tool={drawingTool} printing={printing} />
    )
  );
}

import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';

export const TOOLS = ['mouse', 'pen', 'arrow', 'rectangle', 'laser'] as const;
export type Tool = (typeof TOOLS)[number];

interface DrawingLayerProps {
  section: SectionId;
  tool: Tool;
  /** Only the section that is shown is drawn on. */
  active: boolean;
}

/** What is drawn on one section: it lies over it and moves with it. */
export function DrawingLayer({ section }: DrawingLayerProps) {
  return <svg data-drawing={section} aria-hidden />;
}

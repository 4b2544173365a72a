import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { Tool } from './DrawingLayer.tsx';

interface DrawingToolbarProps {
  section: SectionId;
  tool: Tool;
  onTool: (tool: Tool) => void;
}

/** Pen, arrow, rectangle, laser, mouse, undo, clear, and a picture of the section. */
export function DrawingToolbar(_props: DrawingToolbarProps) {
  return null;
}

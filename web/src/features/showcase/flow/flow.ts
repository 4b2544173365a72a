/** Something that data comes from or goes to. */
export interface FlowNode {
  readonly id: string;
  /** At most 18 characters, so that it fits its box. */
  readonly label: string;
  /** At most 24 characters. */
  readonly note: string;
  /** `outside` is not part of the intranet. */
  readonly kind: 'person' | 'browser' | 'server' | 'store' | 'outside';
  /** Its column and row in the wide drawing, from 0. */
  readonly at: readonly [column: number, row: number];
}

/** Data on its way; the two stand in one row or one column of the wide drawing. */
export interface FlowStep {
  readonly from: string;
  readonly to: string;
  /** What happens, as a sentence or two. */
  readonly text: string;
}

/** How data flows; the steps are numbered in their order. The narrow drawing stacks the nodes in theirs. */
export interface Flow {
  readonly nodes: readonly FlowNode[];
  readonly steps: readonly FlowStep[];
}

export interface FlowNode {
  readonly id: string;
  /** At most 18 characters, to fit its box. */
  readonly label: string;
  readonly note: string;
  /** `outside` is not part of the intranet. */
  readonly kind: 'person' | 'browser' | 'server' | 'store' | 'outside';
  /** The zero-based column and row in the wide drawing. */
  readonly at: readonly [column: number, row: number];
}

/** A data transfer between two nodes in one row or column of the wide drawing. */
export interface FlowStep {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** A data flow with ordered steps. The narrow drawing stacks the nodes in order. */
export interface Flow {
  readonly nodes: readonly FlowNode[];
  readonly steps: readonly FlowStep[];
}

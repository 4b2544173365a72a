export interface FlowNode {
  readonly label: string;
  readonly note: string;
  /** `outside` is not part of the intranet. */
  readonly kind: 'person' | 'browser' | 'server' | 'store' | 'outside';
}

export const node = (kind: FlowNode['kind'], label: string, note: string): FlowNode => ({
  kind,
  label,
  note,
});

export interface Technology {
  purpose: readonly string[];
  flow: readonly { path: readonly [from: FlowNode, to: FlowNode]; text: string }[];
  /** Why each part is used, by the part's name. */
  used: Readonly<Record<string, string>>;
}

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

interface Description {
  purpose: readonly string[];
  /** Why each part is used, by the part's name. */
  used: Readonly<Record<string, string>>;
}

export interface Technology extends Description {
  flow: readonly { from: FlowNode; to: FlowNode; text: string }[];
}

interface Source<N extends string> extends Description {
  nodes: Readonly<Record<N, FlowNode>>;
  /** The steps in order, each by the names of its two nodes. */
  flow: Readonly<Partial<Record<`${NoInfer<N>} > ${NoInfer<N>}`, string>>>;
}

export function technology<N extends string>({ nodes, flow, ...rest }: Source<N>): Technology {
  const steps = Object.entries<string>(flow as Record<string, string>).map(([path, text]) => {
    const [from, to] = path.split(' > ') as [N, N];
    return { from: nodes[from], to: nodes[to], text };
  });
  return { ...rest, flow: steps };
}

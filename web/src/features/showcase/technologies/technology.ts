/** A part of a flow. One that is `outside` is not part of the intranet. */
export const node = (
  kind: 'person' | 'browser' | 'server' | 'store' | 'outside',
  label: string,
  note: string,
) => ({ kind, label, note });
export type FlowNode = ReturnType<typeof node>;

interface Source<N extends string> {
  purpose: readonly string[];
  nodes: Readonly<Record<N, FlowNode>>;
  /** The steps in order, each by the names of its two nodes. */
  flow: Readonly<Partial<Record<`${NoInfer<N>} > ${NoInfer<N>}`, string>>>;
  used: Readonly<Record<string, string>>;
}

export function technology<N extends string>({ nodes, flow, ...rest }: Source<N>) {
  const steps = Object.entries(flow as Record<string, string>).map(([path, text]) => {
    const [from, to] = path.split(' > ').map((name) => nodes[name as N]) as [FlowNode, FlowNode];
    return { from, to, text };
  });
  return { ...rest, flow: steps };
}
export type Technology = ReturnType<typeof technology>;

/** A running PostgreSQL server, ours or an orphan: how to signal it, and how to wait for its end. */
export type Stoppable = {
  signal(signal: NodeJS.Signals): void;
  /** Whether it ended within so many milliseconds. */
  endsWithin(milliseconds: number): Promise<boolean>;
};

/**
 * Fast shutdown (connections are cut, everything is written), after `patience` milliseconds an immediate
 * one (the next start recovers), at last a kill. Returns whether the server has ended.
 */
export async function stopInSteps(server: Stoppable, patience: number): Promise<boolean> {
  server.signal('SIGINT');
  if (await server.endsWithin(patience)) return true;
  server.signal('SIGQUIT');
  if (await server.endsWithin(1500)) return true;
  server.signal('SIGKILL');
  return server.endsWithin(500);
}

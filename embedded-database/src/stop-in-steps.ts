export interface Stoppable {
  signal(signal: NodeJS.Signals): void;
  endsWithin(milliseconds: number): Promise<boolean>;
}

/** A fast shutdown, after `patience` ms an immediate one, then a kill. @returns true if it ended */
export async function stopInSteps(server: Stoppable, patience: number): Promise<boolean> {
  server.signal('SIGINT');
  if (await server.endsWithin(patience)) return true;
  server.signal('SIGQUIT');
  if (await server.endsWithin(1500)) return true;
  server.signal('SIGKILL');
  return server.endsWithin(500);
}

export interface Stoppable {
  signal(signal: NodeJS.Signals): void;
  endsWithin(milliseconds: number): Promise<boolean>;
}

/**
 * Tries a fast shutdown, after `patience` milliseconds an immediate one (the next start recovers),
 * and at last a kill.
 * @returns true if the server has ended
 */
export async function stopInSteps(server: Stoppable, patience: number): Promise<boolean> {
  server.signal('SIGINT');
  if (await server.endsWithin(patience)) return true;
  server.signal('SIGQUIT');
  if (await server.endsWithin(1500)) return true;
  server.signal('SIGKILL');
  return server.endsWithin(500);
}

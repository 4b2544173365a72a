import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** A part in one of its states. */
export interface Example {
  part: string;
  state: string;
  element: ReactNode;
}

export type Examples = readonly Example[];

/** The states of a part. */
export const statesOf = (part: string, states: Record<string, ReactNode>): Example[] =>
  Object.entries(states).map(([state, element]) => ({ part, state, element }));

export const SENTENCE = 'The server couldn’t be reached. Check your connection and try again.';

export const nothing = (): void => {};

/** A reply of the server that takes a second. */
export const replyLater = (): Promise<{ message: string }> =>
  new Promise((done) => setTimeout(() => done({ message: 'Saved' }), 1_000));

/** Shows something, such as a dialog, while it is open. */
export function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open && children(() => setOpen(false))}
    </div>
  );
}

import { useState } from 'react';
import type { ChatPanel } from './ChatPanel.tsx';

type State = { Panel: typeof ChatPanel } | 'failed' | null;

/** Loads the chat code and its data when the user is about to open it. */
export function useChatPanel() {
  const [state, setState] = useState<State>(null);
  const loaded = state !== null && state !== 'failed';
  const load = async () => {
    if (loaded) return;
    if (state === 'failed') setState(null);
    await import('./ChatPanel.tsx').then(
      ({ ChatPanel: Panel }) => setState({ Panel }),
      () => setState('failed'),
    );
  };
  return { Panel: loaded ? state.Panel : null, failed: state === 'failed', load };
}

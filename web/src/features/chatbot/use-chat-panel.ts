import { useState } from 'react';
import type { ChatPanel } from './ChatPanel.tsx';

type State = { Panel: typeof ChatPanel } | 'failed' | null;

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

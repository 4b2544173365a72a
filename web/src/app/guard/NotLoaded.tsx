import { Providers } from '../Providers.tsx';
import { PageFailed } from './PageFailed.tsx';

/** Replaces everything if the app's code can't be loaded. */
export function NotLoaded() {
  return (
    <Providers>
      <div style={{ padding: 16 }}>
        <PageFailed />
      </div>
    </Providers>
  );
}

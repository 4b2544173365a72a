import { PageFailed } from './PageFailed.tsx';

/** Replaces everything if the app's code can't be loaded. */
export function NotLoaded() {
  return (
    <div style={{ padding: 16 }}>
      <PageFailed />
    </div>
  );
}

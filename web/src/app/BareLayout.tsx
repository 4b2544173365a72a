import { Outlet } from '@tanstack/react-router';
import { DemoBanner } from './DemoBanner.tsx';

/** A page that stands alone, such as the sign-in page (spec §2, Layout). */
export function BareLayout() {
  return (
    <>
      <DemoBanner />
      <main>
        <Outlet />
      </main>
    </>
  );
}

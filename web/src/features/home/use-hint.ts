import { useLocalStorage } from '@mantine/hooks';
import { useSidebar } from '#core/sidebar-state.ts';

/** Whether the tip about the sidebar (spec §2) was closed, and whether the menu is beside the page. */
export function useHint() {
  const [dismissed, setDismissed] = useLocalStorage({
    key: 'sidebarHintDismissed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { narrow, open, rail } = useSidebar();
  return { dismissed, setDismissed, beside: rail || (open && !narrow) };
}

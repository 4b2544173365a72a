import { useLocalStorage } from '@mantine/hooks';
import { useNarrowWindow, useSidebarOpen } from '#core/sidebar-state.ts';

/** Whether the tip about the sidebar (spec §2) was closed, and whether the menu is open. */
export function useHint() {
  const [dismissed, setDismissed] = useLocalStorage({
    key: 'sidebarHintDismissed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const narrow = useNarrowWindow();
  const [open] = useSidebarOpen(narrow);
  return { dismissed, setDismissed, beside: open && !narrow };
}

import { useLocalStorage } from '@mantine/hooks';

/** True once the user has closed the tip about the sidebar (spec §2). */
export const useHintDismissed = () =>
  useLocalStorage({
    key: 'sidebarHintDismissed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });

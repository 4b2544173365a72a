import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { notifications } from '#ui/notifications.ts';

/** A link to click stands in for the tab that the browser did not let open. */
function offerTab(href: string, label: string): void {
  const id = `tab ${href}`;
  notifications.show({
    id,
    autoClose: false,
    role: 'status',
    message: (
      <Group justify="space-between" gap="sm">
        <Text size="sm">{label} is ready.</Text>
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          size="compact-sm"
          variant="light"
          rightSection={<IconExternalLink size={14} aria-hidden />}
          onClick={() => notifications.hide(id)}
        >
          Open in a new tab
        </Button>
      </Group>
    ),
  });
}

/**
 * Opens an outside address in a tab of its own. Browsers refuse a tab that no click asked for just
 * now, as when the address had to be waited for: then the person is told, and given a link.
 * @param label what is opened
 */
export function openTab(href: string, label: string): void {
  // With the feature `noopener` a refusal could not be told from a tab.
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  else offerTab(href, label);
}

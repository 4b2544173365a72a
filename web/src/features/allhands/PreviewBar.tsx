import { Button, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './PreviewBar.module.css';

export function PreviewBar({ quarter }: { quarter: string }) {
  return (
    <aside className={classes.bar} aria-label="Preview">
      <Text size="sm" fw={600}>
        Preview of {quarter}: not published
      </Text>
      <Button
        component={Link}
        to="/decks"
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        Back to publish it
      </Button>
    </aside>
  );
}

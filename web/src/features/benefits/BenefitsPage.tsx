import { Box, Button, Group, Paper, Stack, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { linkQuery } from '#features/links/api.ts';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import classes from './BenefitsPage.module.css';
import { BENEFITS } from './benefits.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';

function OutsidePage() {
  const { data: link, error, isLoadingError, refetch } = useQuery(linkQuery('benefits'));
  if (isLoadingError) {
    const message = `More about benefits: ${sentenceOf(error)}`;
    return <FailedState message={message} retry={() => void refetch()} />;
  }
  if (!link?.url) return null;
  return (
    <Button
      component="a"
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={18} aria-hidden />}
    >
      More about benefits <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}

export default function BenefitsPage() {
  return (
    <Box maw={1000} mx="auto">
      <Group justify="space-between" gap="sm" mb="lg">
        <Title order={1}>Benefits</Title>
        <OutsidePage />
      </Group>
      <Stack gap="xl">
        <ul className={classes.benefits}>
          {BENEFITS.map(({ icon, figure, text }) => (
            <Paper key={`${figure} ${text}`} component="li" withBorder className={classes.benefit}>
              <span className={classes.icon} aria-hidden>
                {icon}
              </span>
              <span className={classes.text}>{text}</span>
              <strong className={classes.figure}>{figure}</strong>
            </Paper>
          ))}
        </ul>
        <DocumentsSection />
      </Stack>
    </Box>
  );
}

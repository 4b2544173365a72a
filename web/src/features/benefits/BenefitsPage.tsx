import { Box, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkQuery } from '#features/links/api.ts';
import classes from './BenefitsPage.module.css';
import { BENEFITS } from './benefits.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';

/** The page that an administrator chose, in a tab of its own; nothing while there is none. */
function OutsidePage() {
  const { data: link } = useQuery(linkQuery('benefits'));
  if (!link?.url) return null;
  return (
    <Button
      component="a"
      href={link.url}
      target="_blank"
      rel="noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={18} aria-hidden />}
      aria-label="More about benefits (opens in a new tab)"
    >
      More about benefits
    </Button>
  );
}

/** What the firm offers its staff (spec §2, §9), and the plans' documents (spec §7). */
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

import { t } from '@intranet/contract/core/i18n/t.ts';
import grid from '@intranet/ui/page/card-grid.module.css';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ProjectPictures } from './ProjectPictures.tsx';
import { PROJECTS, type Project } from './projects.ts';
import { VisitButton } from './VisitButton.tsx';

function ProjectCard({ project }: { project: Project }) {
  const { id, title, description, technologies } = project;
  return (
    <Card component="article" withBorder padding={0} aria-labelledby={id}>
      <ProjectPictures project={project} />
      <Stack gap="sm" flex={1} p="md">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text size="sm" flex={1}>
          {description}
        </Text>
        <Group gap="sm">
          <VisitButton project={project} variant="default" />
          <Button
            component={Link}
            to={technologies}
            variant="subtle"
            aria-label={t('See Technologies of {title}', { title })}
          >
            {t('See Technologies')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

export default function ProjectCardsPage() {
  return (
    <PageShell
      title={t('IT projects')}
      width="full"
      description={t('Six tools in this intranet and how they’re built. Sample data.')}
    >
      <ul className={grid.grid}>
        {PROJECTS.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </PageShell>
  );
}

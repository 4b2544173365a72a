import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './ProjectCard.module.css';
import { ProjectPictures } from './ProjectPictures.tsx';
import type { Project } from './projects.ts';
import { VisitButton } from './VisitButton.tsx';

export function ProjectCard({ project }: { project: Project }) {
  const { id, title, description, technologies } = project;
  return (
    <Card component="article" withBorder padding={0} aria-labelledby={id} className={classes.card}>
      <ProjectPictures project={project} />
      <div className={classes.body}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text className={classes.description}>{description}</Text>
        <Group gap="sm">
          <VisitButton project={project} />
          <Button
            component={Link}
            to={technologies}
            variant="default"
            aria-label={`See Technologies of ${title}`}
          >
            See Technologies
          </Button>
        </Group>
      </div>
    </Card>
  );
}

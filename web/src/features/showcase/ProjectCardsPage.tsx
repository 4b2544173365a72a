import { Text, Title } from '@mantine/core';
import { ProjectCard } from './ProjectCard.tsx';
import classes from './ProjectCardsPage.module.css';
import { PROJECTS } from './projects.ts';

export default function ProjectCardsPage() {
  return (
    <div className={classes.page}>
      <Title order={1}>Projects of IT</Title>
      <Text c="dimmed" mt={4} mb="lg">
        Six tools of this intranet, and how each of them is made. The figures and the people in the
        pictures are made up.
      </Text>
      <ul className={classes.cards}>
        {PROJECTS.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </div>
  );
}

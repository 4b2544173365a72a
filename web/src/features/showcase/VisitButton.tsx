import { findPage } from '@intranet/contract/pages.ts';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePageUser } from '#core/session.ts';
import { mayVisit, type Project } from './projects.ts';

/** A link to the tool, or a message for users without access (D2). */
export function VisitButton({ project }: { project: Project }) {
  const { role } = usePageUser();
  const { path, open } = project.visit;
  if (!mayVisit(project, role)) {
    return (
      <Text size="sm" c="dimmed">
        {findPage(path)?.title} is not open to your role.
      </Text>
    );
  }
  return (
    <Button
      component={Link}
      to={path}
      // The router's types don't include page queries.
      {...(open && { search: { open } as never })}
      aria-label={`Visit ${project.title}`}
    >
      Visit
    </Button>
  );
}

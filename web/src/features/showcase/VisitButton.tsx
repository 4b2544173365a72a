import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage } from '@intranet/contract/pages.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Button, type ButtonProps, Text } from '@mantine/core';
import { usePageUser } from '#core/session.ts';
import { mayVisit, type Project } from './projects.ts';

/** A link to the tool, filled where it is the page's main act, or a message for users without access (D2). */
interface Props extends Pick<ButtonProps, 'variant'> {
  project: Project;
}

export function VisitButton({ project, variant = 'filled' }: Props) {
  const { role } = usePageUser();
  const { path, open } = project.visit;
  if (!mayVisit(project, role)) {
    const page = findPage(path);
    return (
      <Text size="sm" c="dimmed">
        {t('{page} is not open to your role.', { page: page ? t(page.title) : path })}
      </Text>
    );
  }
  return (
    <Button
      component={PageLink}
      variant={variant}
      to={path}
      {...(open && { search: { open } })}
      aria-label={t('Visit {title}', { title: project.title })}
    >
      {t('Visit')}
    </Button>
  );
}

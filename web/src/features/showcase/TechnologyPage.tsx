import { t } from '@intranet/contract/core/i18n/t.ts';
import { findPage, SHOWCASE_PAGE } from '@intranet/contract/pages.ts';
import grid from '@intranet/ui/page/card-grid.module.css';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useMatch } from '@tanstack/react-router';
import { FlowSteps } from './FlowSteps.tsx';
import { PROJECTS, type Project, type ProjectId } from './projects.ts';
import { DASHBOARDS } from './technologies/dashboards.ts';
import { FINANCE } from './technologies/finance.ts';
import { LEAVE } from './technologies/leave.ts';
import type { Technology } from './technologies/technology.ts';
import { VisitButton } from './VisitButton.tsx';

const TECHNOLOGIES: Record<ProjectId, Technology> = { ...DASHBOARDS, ...FINANCE, ...LEAVE };

export default function TechnologyPage() {
  const { fullPath } = useMatch({ strict: false });
  const project = PROJECTS.find(({ technologies }) => technologies === fullPath);
  if (!project) throw new Error(`${fullPath} is no project's technology page`);
  const { purpose, flow, used } = TECHNOLOGIES[project.id];
  const page = findPage(project.technologies);
  return (
    <PageShell
      back={SHOWCASE_PAGE}
      title={page ? t(page.title) : ''}
      actions={<VisitButton project={project} />}
    >
      <Stack gap="xl">
        <section>
          <Title order={2} mb="xs">
            {t('What it does')}
          </Title>
          <Stack gap="sm" maw="70ch">
            {purpose.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </section>
        <section>
          <Title order={2} mb="xs">
            {t('How it works')}
          </Title>
          <FlowSteps flow={flow} />
        </section>
        <section>
          <Title order={2} mb="sm">
            {t('For developers')}
          </Title>
          <dl className={grid.grid}>
            {Object.entries(used).map(([name, why]) => (
              <div key={name}>
                <Text component="dt" size="sm" fw={600}>
                  {name}
                </Text>
                <Text component="dd" size="sm" c="dimmed">
                  {why}
                </Text>
              </div>
            ))}
          </dl>
        </section>
        <OtherProjects project={project} />
      </Stack>
    </PageShell>
  );
}

function OtherProjects({ project }: { project: Project }) {
  return (
    <section>
      <Title order={2} mb="sm">
        {t('Other projects')}
      </Title>
      <Group component="ul" gap="8px 24px" align="stretch">
        {PROJECTS.filter((other) => other !== project).map(({ id, title, technologies }) => (
          <li key={id}>
            <Anchor component={Link} to={technologies}>
              {title}
            </Anchor>
          </li>
        ))}
      </Group>
    </section>
  );
}

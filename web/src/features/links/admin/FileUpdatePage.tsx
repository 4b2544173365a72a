import '@intranet/ui/theme/linked-cards.css';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { DEPARTMENTS, type Department } from '@intranet/contract/links/departments.ts';
import { findLink, LINKS } from '@intranet/contract/links/registry.ts';
import grid from '@intranet/ui/page/card-grid.module.css';
import { Group, Paper, Text } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AttentionList } from './AttentionList.tsx';
import { LinkSettingsFrame } from './LinkSettingsFrame.tsx';
import { needsAttention } from './labels.ts';
import { formOf } from './link-sections.ts';
import { type SettingsByName, useLinkSettings } from './use-link-settings.ts';

interface ContentProps {
  name: string;
  icon: ReactNode;
  count?: string;
  note: string;
}

function Content({ name, icon, count, note }: ContentProps) {
  return (
    <>
      <Group component="span" gap="xs" mb={4} fw={600}>
        {name}
        <Text span ms="auto" c="dimmed" fz="sm" fw={400}>
          {count}
        </Text>
        {icon}
      </Group>
      <Text span display="block" size="sm" c="dimmed">
        {note}
      </Text>
    </>
  );
}

const ICON = { size: 18, color: 'var(--mantine-color-dimmed)', 'aria-hidden': true };
const GO = <IconChevronRight {...ICON} />;

interface CardProps {
  department: Department;
  settings: SettingsByName;
}

function DepartmentCard({ department, settings }: CardProps) {
  const links = LINKS.filter((link) => link.department === department.id);
  const states = links.flatMap(({ name }) => settings.get(name) ?? []);
  const empty = states.filter(({ url }) => !url).length;
  const troubled = states.filter(needsAttention).length;
  return (
    <Paper component={Link} to={department.adminPath} withBorder p="md">
      <Content
        name={t(department.label)}
        icon={GO}
        count={[
          t('{total, plural, one {# link} other {# links}}', { total: states.length }),
          ...(empty > 0 ? [t('{empty} without address', { empty })] : []),
        ].join(' · ')}
        note={links
          .filter(({ viewOf }) => !viewOf)
          .map(({ label }) => t(label))
          .join(', ')}
      />
      {troubled > 0 && (
        <Text span display="block" size="sm" mt={4} fw={500} c="var(--mantine-color-error)">
          {t('{troubled, plural, one {# needs attention} other {# need attention}}', {
            troubled,
          })}
        </Text>
      )}
    </Paper>
  );
}

function AgendaCard({ settings }: Pick<CardProps, 'settings'>) {
  const site = findLink('agendasite');
  if (!site) return null;
  const url = settings.get(site.name)?.url;
  return url ? (
    <Paper component="a" href={url} target="_blank" rel="noopener noreferrer" withBorder p="md">
      <Content
        name={t('Agenda')}
        icon={<IconExternalLink {...ICON} />}
        note={t('External site, opens in a new tab')}
      />
    </Paper>
  ) : (
    <Paper
      withBorder
      p="md"
      renderRoot={(props) => <Link {...props} {...formOf(site)} resetScroll={false} />}
    >
      <Content name={t('Agenda')} icon={GO} note={t('No address yet: enter one')} />
    </Paper>
  );
}

export default function FileUpdatePage() {
  return (
    <LinkSettingsFrame
      state={useLinkSettings()}
      heights={[30, 392]}
      title={t('File Update')}
      description={t('The addresses behind reports and pages, by department.')}
    >
      {(settings) => (
        <>
          <AttentionList settings={settings} />
          <ul className={grid.grid}>
            {DEPARTMENTS.map((department) => (
              <li key={department.id}>
                <DepartmentCard department={department} settings={settings} />
              </li>
            ))}
            <li>
              <AgendaCard settings={settings} />
            </li>
          </ul>
        </>
      )}
    </LinkSettingsFrame>
  );
}

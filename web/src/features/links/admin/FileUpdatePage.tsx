import { t } from '@intranet/contract/core/i18n/t.ts';
import { DEPARTMENTS, type Department } from '@intranet/contract/links/departments.ts';
import { findLink, LINKS } from '@intranet/contract/links/registry.ts';
import { Text } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AttentionList } from './AttentionList.tsx';
import classes from './FileUpdatePage.module.css';
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
      <span className={classes.name}>
        {name}
        <Text span ms="auto" c="dimmed" fz="sm" fw={400}>
          {count}
        </Text>
        {icon}
      </span>
      <Text span display="block" size="sm" c="dimmed">
        {note}
      </Text>
    </>
  );
}

const GO = <IconChevronRight size={18} aria-hidden />;

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
    <Link to={department.adminPath} className={classes.card}>
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
        <Text span display="block" size="sm" className={classes.troubled}>
          {t('{troubled, plural, one {# needs attention} other {# need attention}}', {
            troubled,
          })}
        </Text>
      )}
    </Link>
  );
}

function AgendaCard({ settings }: Pick<CardProps, 'settings'>) {
  const site = findLink('agendasite');
  if (!site) return null;
  const url = settings.get(site.name)?.url;
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes.card}>
      <Content
        name={t('Agenda')}
        icon={<IconExternalLink size={18} aria-hidden />}
        note={t('External site, opens in a new tab')}
      />
    </a>
  ) : (
    <Link {...formOf(site)} resetScroll={false} className={classes.card}>
      <Content name={t('Agenda')} icon={GO} note={t('No address yet: enter one')} />
    </Link>
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
          <ul className={classes.cards}>
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

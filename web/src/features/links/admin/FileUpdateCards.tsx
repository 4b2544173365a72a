import { DEPARTMENTS, type Department } from '@intranet/contract/links/departments.ts';
import { findLink, LINKS } from '@intranet/contract/links/registry.ts';
import { Text } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './FileUpdatePage.module.css';
import { count, needsAttention } from './labels.ts';
import { formOf } from './link-sections.ts';
import type { SettingsByName } from './use-link-settings.ts';

function Name({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={classes.name}>
      {children}
      {icon}
    </span>
  );
}

interface Props {
  department: Department;
  settings: SettingsByName;
}

function DepartmentCard({ department, settings }: Props) {
  const states = LINKS.filter((link) => link.department === department.id).flatMap(
    ({ name }) => settings.get(name) ?? [],
  );
  const empty = states.filter(({ url }) => !url).length;
  const troubled = states.filter(needsAttention).length;
  return (
    <Link to={department.adminPath} className={classes.card}>
      <Name icon={<IconChevronRight size={18} aria-hidden />}>{department.label}</Name>
      <Text span display="block" size="sm" c="dimmed">
        {count(states.length, 'link', 'links')}
        {empty > 0 && ` · ${empty} sem endereço`}
      </Text>
      {troubled > 0 && (
        <Text span display="block" size="sm" className={classes.troubled}>
          {count(troubled, 'precisa', 'precisam')} de atenção
        </Text>
      )}
    </Link>
  );
}

function AgendaCard({ settings }: { settings: SettingsByName }) {
  const site = findLink('agendasite');
  const url = site && settings.get(site.name)?.url;
  if (url) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={classes.card}>
        <Name icon={<IconExternalLink size={18} aria-hidden />}>Agenda</Name>
        <Text span display="block" size="sm" c="dimmed">
          Site externo, abre em nova aba
        </Text>
      </a>
    );
  }
  return (
    site && (
      <Link {...formOf(site)} resetScroll={false} className={classes.card}>
        <Name icon={<IconChevronRight size={18} aria-hidden />}>Agenda</Name>
        <Text span display="block" size="sm" c="dimmed">
          Ainda sem endereço: informar
        </Text>
      </Link>
    )
  );
}

export function FileUpdateCards({ settings }: { settings: SettingsByName }) {
  return (
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
  );
}

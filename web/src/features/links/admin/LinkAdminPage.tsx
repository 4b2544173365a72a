import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Department, departmentOf } from '@intranet/contract/links/departments.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { findPage } from '@intranet/contract/pages.ts';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import lines from '@intranet/ui/tables/lines.module.css';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDepartment } from '../use-department.ts';
import { fieldId } from './AddressField.tsx';
import { CheckSummary } from './CheckSummary.tsx';
import { FormAnchor } from './FormAnchor.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkSettingsFrame } from './LinkSettingsFrame.tsx';
import { fullLabel, managedElsewhere, sectionsOf } from './link-sections.ts';
import { useLinkSettings } from './use-link-settings.ts';

const ADDRESS_DEFAULTS = { link: '' };

function showForm(name: string): void {
  const field = document.getElementById(fieldId(name));
  field?.focus({ preventScroll: true });
  field?.closest('form')?.scrollIntoView({ block: 'center' });
}

function DepartmentLinks({ department }: { department: Department }) {
  const state = useLinkSettings();
  const [address] = useAddress(ADDRESS_DEFAULTS);
  const [unsaved, setUnsaved] = useState<ReadonlySet<LinkName>>(new Set());
  const onUnsaved = useCallback((name: LinkName, is: boolean) => {
    setUnsaved((known) => {
      if (known.has(name) === is) return known;
      return new Set(is ? [...known, name] : [...known].filter((other) => other !== name));
    });
  }, []);
  const sections = useMemo(() => sectionsOf(department), [department]);
  const links = sections.flatMap((section) => section.links);
  const loaded = state.settings !== undefined;
  useEffect(() => {
    if (!loaded || !address.link) return;
    // Runs after the router has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => showForm(address.link));
    return () => cancelAnimationFrame(frame);
  }, [loaded, address.link]);

  return (
    <>
      <LinkSettingsFrame
        state={state}
        heights={[30, ...links.map(() => 56)]}
        back="/fileupdate"
        title={t(findPage(department.adminPath)?.title ?? department.label)}
        description={
          <>
            {t(
              'Paste an https address or the embed code of a report and save. Everyone sees the change at once.',
            )}
            {managedElsewhere(department).map((link) => (
              <Text key={link.name} inherit component="span" display="block">
                <FormAnchor link={link}>
                  {t('{link} is managed in {department}.', {
                    link: t(link.label),
                    department: t(departmentOf(link).label),
                  })}
                </FormAnchor>
              </Text>
            ))}
          </>
        }
      >
        {(settings) => (
          <>
            <CheckSummary links={links} settings={settings} />
            {sections.map((section) => (
              <Stack key={section.title} component="section" aria-label={section.title} gap="sm">
                <Title order={2} size="h3">
                  {section.title}
                </Title>
                <Paper withBorder className={lines.lines ?? ''}>
                  {section.links.map((link) => {
                    const known = settings.get(link.name);
                    return (
                      known && (
                        <LinkForm
                          key={link.name}
                          link={link}
                          settings={known}
                          shown={address.link === link.name}
                          onUnsaved={onUnsaved}
                        />
                      )
                    );
                  })}
                </Paper>
              </Stack>
            ))}
          </>
        )}
      </LinkSettingsFrame>
      <UnsavedGuard
        unsaved={links
          .filter(({ name }) => unsaved.has(name))
          .map((link) => ({ label: fullLabel(link) }))}
      />
    </>
  );
}

export default function LinkAdminPage() {
  const department = useDepartment('adminPath');
  return <DepartmentLinks key={department.id} department={department} />;
}

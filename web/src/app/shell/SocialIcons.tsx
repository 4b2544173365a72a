import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconBrandInstagram, IconBrandLinkedin, type IconHome } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { companyName } from '#core/page-setting.ts';
import { linkQuery, publicLinkQuery } from '#features/links/api.ts';

const ICONS: readonly [name: LinkName, icon: typeof IconHome][] = [
  ['social1', IconBrandLinkedin],
  ['social2', IconBrandInstagram],
];

interface SocialIconProps {
  name: LinkName;
  icon: typeof IconHome;
  signedIn: boolean;
}

/** An icon for a link with an address. It uses the menu's links, or its own query if signed out. */
function SocialIcon({ name, icon: Icon, signedIn }: SocialIconProps) {
  const { data: link } = useQuery({ ...linkQuery(name), enabled: signedIn });
  const { data: url } = useQuery({ ...publicLinkQuery(name), enabled: !signedIn });
  const href = signedIn ? link?.url : url;
  if (!href) return null;
  const entry = findLink(name);
  const label = entry ? t(entry.label) : name;
  return (
    <ActionIcon
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="subtle"
      color="gray"
      size={28}
      aria-label={t('{label} (opens in a new tab)', { label })}
      title={label}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  );
}

/** The company's two social links, below every page except bare ones (spec §2, Layout). */
export function SocialIcons({ signedIn }: { signedIn: boolean }) {
  return (
    <Group
      component="footer"
      gap="xs"
      wrap="nowrap"
      mih={28}
      mt={{ base: 'xl', sm: 4 }}
      mx={{ base: 0, sm: 'md' }}
      mb={{ base: 0, sm: -12 }}
      data-print="hide"
    >
      <Text size="sm" c="dimmed" flex={1}>
        {companyName()}
      </Text>
      {ICONS.map(([name, icon]) => (
        <SocialIcon key={name} name={name} icon={icon} signedIn={signedIn} />
      ))}
    </Group>
  );
}

import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { LinkItem } from '@intranet/contract/links/items.ts';
import type { Role } from '@intranet/contract/roles.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Says that an item has no address yet; an administrator gets the way to its form. */
export function NoAddress({ item: { link, label }, role }: { item: LinkItem; role: Role }) {
  const department = departmentOf(link);
  return (
    <>
      <Text c="dimmed" size="sm" lang="pt-BR">
        Sem endereço
      </Text>
      {role === 'admin' && (
        <Anchor
          size="sm"
          fw={600}
          lang="pt-BR"
          aria-label={`Definir endereço de ${label}`}
          renderRoot={(props) => (
            <Link {...props} to={department.adminPath} search={{ link: link.name }} />
          )}
        >
          Definir endereço
        </Anchor>
      )}
    </>
  );
}

import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { LinkItem } from '@intranet/contract/links/items.ts';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export const NO_ADDRESS = 'Sem endereço';

export function GiveAddress({ item: { link, label } }: { item: LinkItem }) {
  const department = departmentOf(link);
  return (
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
  );
}

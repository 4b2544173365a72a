import { t } from '@intranet/contract/core/i18n/t.ts';
import { type ItemGroup, listItems } from '@intranet/contract/links/items.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import grid from '@intranet/ui/page/card-grid.module.css';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Box, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { usePageUser } from '#core/session.ts';
import { linksQuery } from './api.ts';
import classes from './DepartmentPage.module.css';
import { DepartmentPicture } from './DepartmentPicture.tsx';
import { DepartmentTeam } from './DepartmentTeam.tsx';
import { GroupRow, type ItemContext, ItemRow } from './ItemRow.tsx';
import { AddedItems } from './items/AddedItems.tsx';
import { LinksFailure } from './LinksFailure.tsx';
import { LinkView } from './LinkView.tsx';
import { RecentElsewhere } from './RecentElsewhere.tsx';
import { useDepartment } from './use-department.ts';
import { useOpened } from './use-opened.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface Props {
  group: ItemGroup;
  context: ItemContext;
  /** The link opened last; its item gets the focus again (pitfall 27). */
  lastOpen: string;
  onClose: () => void;
}

function GroupDialog({ group, context, lastOpen, onClose }: Props) {
  const left = group.items.findIndex((one) => one.kind === 'link' && one.link.name === lastOpen);
  return (
    <Dialog onClose={onClose} title={t(group.label)}>
      <ul className={grid.grid}>
        {group.items.map((item, index) => (
          <li key={item.kind === 'link' ? item.link.name : item.path}>
            <ItemRow
              {...context}
              item={item}
              group={group.id}
              autofocus={index === Math.max(0, left)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface DepartmentProps {
  /** Stands before the items. */
  children?: ReactNode;
  /** A button beside the title. */
  action?: ReactNode;
}

export function Department({ children, action }: DepartmentProps) {
  const department = useDepartment('path');
  const user = usePageUser();
  const { role } = user;
  const items = listItems(department.id, user, 'card');
  const links = useQuery(linksQuery);
  const addresses = links.data ?? (links.error ? 'failed' : 'loading');
  const context: ItemContext = { department: department.id, addresses, role };
  const { opened, choose, showView, closeGroup, closeLink } = useOpened(department, items, role);
  const list = useRef<HTMLUListElement>(null);
  const lastOpen = useReturnFocus(list, opened);

  if (opened.kind === 'link') {
    return (
      <div className={classes.embed}>
        <LinkView
          key={opened.item.link.name}
          department={department}
          opened={opened}
          role={role}
          links={links}
          onView={showView}
          onBack={closeLink}
        />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageShell
        title={t(department.label)}
        actions={
          <>
            {action && <Box my={8}>{action}</Box>}
            {/* A phone has no room for both. */}
            <Box {...(action && { visibleFrom: 'sm' })}>
              <DepartmentPicture department={department.id} />
            </Box>
          </>
        }
      >
        {addresses === 'failed' && <LinksFailure error={links.error} links={links} />}
        {/* A team that may be empty comes last, so that nothing moves. */}
        <Stack gap="md">
          {children}
          <ul className={grid.grid} ref={list}>
            {items.map((item) =>
              item.kind === 'group' ? (
                <li key={item.id}>
                  <GroupRow group={item} onChoose={() => choose(item.id)} />
                </li>
              ) : (
                <li key={item.label}>
                  <ItemRow {...context} item={item} />
                </li>
              ),
            )}
          </ul>
          <AddedItems department={department.id} showsFailure={Array.isArray(addresses)} />
          <RecentElsewhere user={user} except={department.id} />
          <div className={classes.team}>
            <DepartmentTeam department={department} role={role} />
          </div>
        </Stack>
        {opened.kind === 'group' && (
          <GroupDialog
            group={opened.group}
            context={context}
            lastOpen={lastOpen}
            onClose={closeGroup}
          />
        )}
      </PageShell>
    </div>
  );
}

export default function DepartmentPage() {
  return <Department />;
}

import type { ItemGroup } from '@intranet/contract/links/items.ts';
import { Dialog } from '#ui/Dialog.tsx';
import classes from './DepartmentPage.module.css';
import { type ItemContext, ItemRow } from './ItemRow.tsx';

interface Props {
  group: ItemGroup;
  context: ItemContext;
  /** The link opened last; its item gets the focus again (pitfall 27). */
  lastOpen: string;
  onClose: () => void;
}

export function GroupDialog({ group, context, lastOpen, onClose }: Props) {
  const left = group.items.findIndex((one) => one.kind === 'link' && one.link.name === lastOpen);
  return (
    <Dialog
      onClose={onClose}
      title={group.label}
      centered
      closeButtonProps={{ 'aria-label': 'Fechar', lang: 'pt-BR' }}
    >
      <ul className={classes.list}>
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

import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { CloseButton, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { ScrollRegion } from '../../charts/ScrollRegion.tsx';
import { countText, reais } from '../figures.ts';
import classes from './Clients.module.css';
import stats from './Stats.module.css';
import { useHoverModal } from './use-hover-modal.ts';

type Client = ShownDeck['commercial']['clients'][number];

/** With these the list scrolls, and the deck does not go on to another section. */
const SCROLLS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '];
const keepScrolling = (event: KeyboardEvent) => {
  if (SCROLLS.includes(event.key)) event.stopPropagation();
};

function ClientsTable({ clients }: { clients: readonly Client[] }) {
  if (clients.length === 0) return <p>No new clients in this quarter.</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Client</th>
          <th scope="col">Value</th>
          <th scope="col">Months</th>
          <th scope="col">Valuation</th>
        </tr>
      </thead>
      <tbody>
        {clients.map(({ name, value, months, valuation }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{reais(value)}</td>
            <td>{months}</td>
            <td>{reais(valuation)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many clients are new; and, beside it, which (spec §2). */
export function ClientsCard({ count, clients }: { count: number; clients: readonly Client[] }) {
  const { opened, close, card, modal } = useHoverModal();
  const beside = useMediaQuery('(min-width: 48em)');
  const title = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      closeOnEscape={false}
      position={beside ? 'right' : 'bottom'}
      offset={12}
      middlewares={{ flip: true, shift: { padding: 12 }, size: { padding: 12 } }}
      transitionProps={{ duration: 0 }}
      shadow="xl"
      radius="lg"
    >
      <Popover.Target popupType="dialog">
        <button
          type="button"
          className={`${stats.card} ${stats.opens}`}
          {...card}
          onKeyDown={(event) => {
            card.onKeyDown(event);
            if (event.key !== 'ArrowDown' || !opened) return;
            event.preventDefault();
            event.stopPropagation();
            list.current?.focus();
          }}
        >
          <span className={stats.label}>
            New Clients
            <IconListDetails size="1.1em" aria-hidden />
          </span>
          <span className={stats.count}>{countText(count)}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.modal} aria-labelledby={title} {...modal}>
        <div className={classes.head}>
          <h3 id={title}>New Clients</h3>
          <CloseButton aria-label="Close" onClick={close} />
        </div>
        <ScrollRegion
          ref={list}
          className={classes.scroll}
          aria-label="List of new clients"
          onKeyDown={keepScrolling}
        >
          <ClientsTable clients={clients} />
        </ScrollRegion>
      </Popover.Dropdown>
    </Popover>
  );
}

import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { CloseButton, Group, Popover, Title } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { RowsTable } from '../../charts/RowsTable.tsx';
import { ScrollRegion } from '../../charts/ScrollRegion.tsx';
import { Change } from '../Change.tsx';
import { countText, shortReais } from '../figures.ts';
import slide from '../Slide.module.css';
import classes from './Commercial.module.css';
import { useHoverModal } from './use-hover-modal.ts';

type Client = ShownDeck['commercial']['clients'][number];

function ClientsTable({ clients }: { clients: readonly Client[] }) {
  if (clients.length === 0) return <p>{t('No new clients this quarter.')}</p>;
  const sumOf = (figure: 'value' | 'valuation') =>
    clients.reduce((sum, client) => sum + client[figure], 0);
  return (
    <RowsTable
      className={classes.table}
      heads={[t('Client'), t('Value'), t('Months'), t('Valuation')]}
      rows={clients.map(({ name, value, months, valuation }) => [
        name,
        shortReais(value),
        String(months),
        shortReais(valuation),
      ])}
      total={[t('Total'), shortReais(sumOf('value')), '', shortReais(sumOf('valuation'))]}
    />
  );
}

export function ClientsCard({ count, clients }: { count: number; clients: readonly Client[] }) {
  const { opened, open, close, card, modal } = useHoverModal();
  const title = useId();
  const list = useRef<HTMLElement>(null);
  const enter = () => list.current?.focus({ preventScroll: true });
  const onClick = ({ detail }: MouseEvent) => {
    flushSync(open);
    // A click without a pointer comes from Enter, Space or a screen reader.
    if (detail === 0) enter();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !opened) return;
    event.preventDefault();
    event.stopPropagation();
    enter();
  };
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      closeOnEscape={false}
      position="right"
      offset={12}
      middlewares={{
        flip: { fallbackAxisSideDirection: 'end' },
        shift: { padding: 12 },
        size: { padding: 12 },
      }}
      transitionProps={{ duration: 0 }}
      shadow="xl"
      radius="lg"
    >
      <Popover.Target popupType="dialog">
        <button
          type="button"
          className={`${slide.card} ${classes.opens}`}
          {...card}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <span className={slide.label}>{t('New Clients')}</span>
          <span className={slide.figure}>{countText(count)}</span>
          <Change of="new_clients" />
          <IconListDetails size="1.2em" className={classes.more} data-fades aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.modal} aria-labelledby={title} {...modal}>
        <Group justify="space-between">
          <Title order={3} id={title} fz="1.2em">
            {t('New Clients')}
          </Title>
          <CloseButton aria-label={t('Close')} onClick={close} />
        </Group>
        <ScrollRegion ref={list} className={classes.scroll} aria-label={t('List of new clients')}>
          <ClientsTable clients={clients} />
        </ScrollRegion>
      </Popover.Dropdown>
    </Popover>
  );
}

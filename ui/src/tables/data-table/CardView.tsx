import { Box, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type Icon, IconChevronDown, IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type Column, cellContent, cellText } from './column.ts';
import classes from './data-table.module.css';
import { groupHeadings } from './row-groups.ts';
import type { RowLink, RowSummary } from './row-summary.ts';
import type { ViewProps } from './TableView.tsx';

/** Two columns need no summary. */
const MAX_PAIR = 2;

function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { open, toggle };
}

interface Props<Row> extends ViewProps<Row> {
  printing: boolean;
}

/** A narrow table: each row is a short text that opens to all its cells. */
export function CardView<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, sort, page, loading, summary, rowLink, groupBy } = props;
  const list = useRef<HTMLUListElement>(null);
  const { open, toggle } = useOpenRows();
  const headings = useMemo(
    () => groupHeadings(columns, rows, sort, groupBy),
    [columns, rows, sort, groupBy],
  );
  useDidUpdate(() => list.current?.scrollIntoView(), [page]);
  return (
    <section aria-label={label} aria-busy={loading}>
      <ul ref={list} className={classes.cards} aria-label={label}>
        {loading && rows.length === 0 && <SkeletonCards count={props.expectedRows} />}
        {rows.map((row, index) => {
          const id = String(rowKey(row));
          return (
            <Card
              key={id}
              {...{ id, row, columns, summary, rowLink }}
              heading={headings.get(index)}
              isNew={props.marked.has(id)}
              open={props.printing || open.has(id)}
              onToggle={toggle}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps<Row> extends Pick<ViewProps<Row>, 'columns' | 'summary' | 'rowLink'> {
  id: string;
  row: Row;
  heading: string | undefined;
  isNew: boolean;
  open: boolean;
  onToggle: (id: string) => void;
}

const Card = memo(function Card<Row>(props: CardProps<Row>) {
  const { id, row, heading, columns, isNew, open, onToggle } = props;
  return (
    <li data-new={isNew || undefined}>
      {heading && (
        <Text className={classes.heading ?? ''} size="sm" fw={600} c="dimmed" pt="sm">
          {heading}
        </Text>
      )}
      {columns.length > MAX_PAIR ? (
        <CardText {...props} short={props.summary(row)} open={open} onToggle={() => onToggle(id)} />
      ) : (
        <Group
          component="dl"
          pos="relative"
          justify="space-between"
          wrap="nowrap"
          gap="sm"
          mih={48}
        >
          {columns.map((column) => (
            <div key={column.id}>
              <VisuallyHidden component="dt">{column.header}</VisuallyHidden>
              <dd dir="auto">{cellContent(column, row)}</dd>
            </div>
          ))}
        </Group>
      )}
    </li>
  );
}) as <Row>(props: CardProps<Row>) => ReactNode;

interface TextProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  short: RowSummary;
  rowLink: RowLink<Row> | undefined;
  open: boolean;
  onToggle: () => void;
}

/** A short text that is a link, or opens to the cells that it doesn't show. */
function CardText<Row>({ columns, row, short, rowLink, open, onToggle }: TextProps<Row>) {
  const cells = useId();
  const summary = classes.summary ?? '';
  if (rowLink) {
    const children = <Summary {...short} Chevron={IconChevronRight} />;
    return rowLink(row, { className: summary, children });
  }
  const others = columns.filter(
    (column) =>
      !short.shows?.includes(column.id) && (column.render || cellText(column, row) !== ''),
  );
  if (others.length === 0) {
    return (
      <div className={summary}>
        <Summary {...short} />
      </div>
    );
  }
  return (
    <>
      <Group pos="relative" gap={4} wrap="nowrap">
        <button
          type="button"
          className={summary}
          aria-expanded={open}
          aria-controls={open ? cells : undefined}
          onClick={onToggle}
        >
          <Summary {...short} open={open} Chevron={open ? IconChevronUp : IconChevronDown} />
        </button>
        {short.action && <div data-print="hide">{short.action}</div>}
      </Group>
      {open && (
        <dl id={cells} className={classes.card}>
          {others.map((column) => (
            <div key={column.id} data-column={column.id}>
              <dt>{column.header}</dt>
              <dd dir="auto">{cellContent(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface SummaryProps extends RowSummary {
  /** An open row shows its texts whole. */
  open?: boolean;
  Chevron?: Icon;
}

function Summary({ title, detail, aside, open = false, Chevron }: SummaryProps) {
  const lines = (count: number) => (open ? { display: 'block' } : { lineClamp: count });
  return (
    <>
      <Box component="span" flex={1} miw={0}>
        <Text span inherit fw={500} dir="auto" data-may-be-cut {...lines(3)}>
          {title}
        </Text>{' '}
        {detail && (
          <Text span inherit c="dimmed" dir="auto" data-may-be-cut {...lines(2)}>
            {detail}
          </Text>
        )}
      </Box>
      {aside && (
        <Text span inherit fw={500} ta="end" flex="none">
          {' '}
          {aside}
        </Text>
      )}
      {Chevron && <Chevron size={16} aria-hidden data-print="hide" />}
    </>
  );
}

function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, key) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
    <li key={key} aria-hidden>
      <div className={classes.summary}>
        <Box component="span" flex={1}>
          <Skeleton height={12} my={4} width="60%" />
          <Skeleton height={10} my={5} width="80%" />
        </Box>
      </div>
    </li>
  ));
}

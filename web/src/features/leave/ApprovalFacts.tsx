import { formatDay } from '@intranet/contract/days.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { daysInWords } from '@intranet/contract/leave/rules.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/types.ts';
import { Badge, Group, List, Stack, Text, Title } from '@mantine/core';
import { StateBadge } from '#ui/StateBadge.tsx';
import classes from './ApprovalFacts.module.css';

/** A request with all that is needed to decide it (D24). */
export function ApprovalFacts({ approval, order }: { approval: Approval; order: 2 | 3 }) {
  const { name, area, cargo, days, away } = approval;
  const facts: [string, string][] = [
    ['Start Date', formatDay(approval.start)],
    ['End Date', formatDay(approval.end)],
    ['Length', daysInWords(days)],
    ['Balance now', daysInWords(approval.balance_before)],
    ['Balance after', daysInWords(approval.balance_after)],
  ];
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs" align="flex-start">
        <div>
          <Title order={order} size="h3" className={classes.name} dir="auto">
            {name}
          </Title>
          <Text c="dimmed" size="sm">
            {cargo}, {area}
          </Text>
        </div>
        <Group gap="xs">
          {approval.in_the_past && <StateBadge tone="waiting">In the past</StateBadge>}
          <Badge variant="light" size="lg">
            {leaveTypeLabel(approval.leave_type)}
          </Badge>
        </Group>
      </Group>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Text size="sm" fw={600}>
          Also away from {area} then
        </Text>
        {away.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nobody
          </Text>
        ) : (
          <List size="sm">
            {away.map((other) => (
              <List.Item key={`${other.name} ${other.start}`}>
                <bdi>{other.name}</bdi>, {formatDay(other.start)} – {formatDay(other.end)}
              </List.Item>
            ))}
          </List>
        )}
      </div>
    </Stack>
  );
}

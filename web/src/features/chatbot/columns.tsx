import { answer } from '@intranet/contract/chatbot/answer.ts';
import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { Button } from '@mantine/core';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Moments } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';

/** True if the chatbot has learned an answer since. */
const isAnsweredNow = ({ question }: UnansweredQuestion) =>
  answer(question, 'admin').topic !== null;

export function questionColumns(page: {
  moments: Moments;
  onRemove: (question: UnansweredQuestion) => void;
}): Column<UnansweredQuestion>[] {
  const moment = (id: string, header: string, at: (q: UnansweredQuestion) => string) => ({
    id,
    header,
    kind: 'text' as const,
    // The sort value; the cell shows a formatted time.
    value: at,
    format: page.moments.shortMinute,
    width: 130,
  });
  return [
    { id: 'question', header: 'Question', kind: 'text', value: (q) => q.question, width: 300 },
    { id: 'times', header: 'Times', kind: 'number', value: (q) => q.times, width: 80 },
    moment('first', 'First asked', (q) => q.first_asked_at),
    moment('last', 'Last asked', (q) => q.last_asked_at),
    {
      id: 'now',
      header: 'By now',
      kind: 'text',
      value: (q) => (isAnsweredNow(q) ? 'Answered' : 'Not answered'),
      width: 120,
      render: (q) =>
        isAnsweredNow(q) ? (
          <StateBadge tone="good">Answered</StateBadge>
        ) : (
          <StateBadge tone="waiting">Not answered</StateBadge>
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'text',
      value: () => null,
      sortable: false,
      exported: false,
      width: 100,
      render: (q) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Remove: ${q.question}`}
          onClick={() => page.onRemove(q)}
        >
          Remove
        </Button>
      ),
    },
  ];
}

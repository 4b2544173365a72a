import { answer } from '@intranet/contract/chatbot/answer.ts';
import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { Button } from '@mantine/core';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Moments } from '#ui/moments.ts';
import { type Column, displayColumn } from '#ui/tables/data-table/column.ts';

const isAnsweredNow = ({ question }: UnansweredQuestion) =>
  answer(question, 'admin').topic !== null;

export function questionColumns(
  { shortMinute }: Moments,
  onRemove: (question: UnansweredQuestion) => void,
): Column<UnansweredQuestion>[] {
  const moment = { format: shortMinute, width: 130 };
  return [
    { id: 'question', header: 'Question', value: (q) => q.question, width: 300 },
    { id: 'times', header: 'Times', kind: 'number', value: (q) => q.times, width: 80 },
    { id: 'first', header: 'First asked', value: (q) => q.first_asked_at, ...moment },
    { id: 'last', header: 'Last asked', value: (q) => q.last_asked_at, ...moment },
    {
      id: 'now',
      header: 'By now',
      value: (q) => (isAnsweredNow(q) ? 'Answered' : 'Not answered'),
      width: 120,
      render: (q) =>
        isAnsweredNow(q) ? (
          <StateBadge tone="good">Answered</StateBadge>
        ) : (
          <StateBadge tone="waiting">Not answered</StateBadge>
        ),
    },
    displayColumn('actions', 'Actions', 100, (q) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Remove: ${q.question}`}
        onClick={() => onRemove(q)}
      >
        Remove
      </Button>
    )),
  ];
}

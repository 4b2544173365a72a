import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Advice } from '../feedback/Advice.tsx';
import { CardFailure } from '../feedback/CardFailure.tsx';
import { FailureAlert } from '../feedback/FailureAlert.tsx';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { notifyFailure, notifySuccess } from '../feedback/notify.ts';
import { notifyWithUndo } from '../feedback/notify-with-undo.tsx';
import { Pending } from '../feedback/Pending.tsx';
import { RetryButton } from '../feedback/RetryButton.tsx';
import { StateBadge } from '../feedback/StateBadge.tsx';
import { nothing, replyLater, SENTENCE, statesOf } from './sample.tsx';

const points = [
  { key: 'one', text: 'Two of four people in the area are away.' },
  { key: 'two', text: 'The quarter closes this week.' },
];
const failed = {
  isFetching: false,
  isPending: false,
  error: new Error(SENTENCE),
  refetch: nothing,
  data: undefined,
};

export const FEEDBACK = [
  ...statesOf('Advice', {
    breach: (
      <Advice
        tone="breach"
        icon={<IconAlertTriangle size={18} />}
        title="This breaks a rule"
        points={points}
      />
    ),
    warning: (
      <Advice
        tone="warning"
        icon={<IconAlertTriangle size={18} />}
        title="Few people remain"
        points={points}
      />
    ),
    note: (
      <Advice
        tone="note"
        icon={<IconInfoCircle size={18} />}
        title="Good to know"
        points={points}
      />
    ),
  }),
  ...statesOf('StateBadge', {
    'all tones': (
      <Group>
        <StateBadge tone="good">Approved</StateBadge>
        <StateBadge tone="bad">Rejected</StateBadge>
        <StateBadge tone="waiting">Pending</StateBadge>
        <StateBadge tone="quiet">Cancelled</StateBadge>
      </Group>
    ),
  }),
  ...statesOf('FailureAlert', {
    failed: (
      <FailureAlert title="Couldn’t load the balance" retry={nothing}>
        <Text size="sm">{SENTENCE}</Text>
      </FailureAlert>
    ),
    'trying again': (
      <FailureAlert title="Couldn’t load the balance" retry={nothing} retrying>
        <Text size="sm">{SENTENCE}</Text>
      </FailureAlert>
    ),
  }),
  ...statesOf('LoadFailure', {
    failed: <LoadFailure title="Couldn’t load the balance" query={failed} />,
  }),
  ...statesOf('CardFailure', {
    failed: <CardFailure title="Birthdays" error={new Error(SENTENCE)} retry={nothing} />,
  }),
  ...statesOf('FailureMessage', {
    'with a retry': <FailureMessage message={SENTENCE} onRetry={nothing} />,
  }),
  ...statesOf('Pending', {
    failed: <Pending queries={[failed]}>content</Pending>,
    loaded: (
      <Pending queries={[{ ...failed, error: null, data: 1 }]}>
        The content, once it has loaded.
      </Pending>
    ),
  }),
  ...statesOf('RetryButton', {
    ready: (
      <div>
        <RetryButton onRetry={nothing} />
      </div>
    ),
  }),
  ...statesOf('notify', {
    'on a press': (
      <Group>
        <Button variant="default" onClick={() => notifySuccess('The request was sent.')}>
          Success
        </Button>
        <Button variant="default" onClick={() => notifyFailure(SENTENCE, nothing)}>
          Failure
        </Button>
        <Button
          variant="default"
          onClick={() => notifyWithUndo('The deputy was removed.', replyLater)}
        >
          With undo
        </Button>
      </Group>
    ),
  }),
  ...statesOf('FocusKeepingButton', {
    'every button of the theme': (
      <Group>
        <Button>Send</Button>
        <Button loading>Send</Button>
        <Button disabled>Send</Button>
        <Button variant="default">Cancel</Button>
        <Button color="red">Delete</Button>
        <Button variant="light" size="xs">
          Small
        </Button>
      </Group>
    ),
  }),
];

import { SHEET } from '@intranet/contract/core/sheets.ts';
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { DayInput } from '../forms/DayInput.tsx';
import { DayRangeInput } from '../forms/DayRangeInput.tsx';
import { DaysInput } from '../forms/DaysInput.tsx';
import { ErrorArea } from '../forms/ErrorArea.tsx';
import { FileChooser } from '../forms/FileChooser.tsx';
import { FormButtons } from '../forms/FormButtons.tsx';
import { OptionalDayInput } from '../forms/OptionalDayInput.tsx';
import { PickFileButton } from '../forms/PickFileButton.tsx';
import { nothing, SENTENCE, statesOf } from './sample.tsx';

function Day({
  initial = '',
  ...props
}: {
  initial?: string;
  label: string;
  error?: string;
  disabled?: boolean;
}) {
  const [day, setDay] = useState(initial);
  return <DayInput {...props} value={day} onChange={setDay} />;
}

function OptionalDay() {
  const [day, setDay] = useState('');
  return <OptionalDayInput label="Until (optional)" value={day} onChange={setDay} />;
}

function Range() {
  const [start, setStart] = useState('2026-12-14');
  const [end, setEnd] = useState('2026-12-18');
  return (
    <DayRangeInput
      start={{ label: 'Start', value: start, onChange: setStart }}
      end={{ label: 'End', value: end, onChange: setEnd }}
      marks={new Map([['2026-12-25', { holiday: 'Natal', names: [], pending: false }]])}
      onShow={nothing}
    />
  );
}

function Days() {
  const [days, setDays] = useState<number | string>(2.5);
  return <DaysInput label="Days" decimals={1} value={days} onChange={setDays} />;
}

const file = {
  kind: SHEET,
  label: 'Employees',
  invitation: 'Drop a file here, or choose one.',
  onChoose: nothing,
} as const;

export const FORMS = [
  ...statesOf('DayInput', {
    'empty, filled, wrong, disabled': (
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Day label="Empty" />
        <Day label="Filled" initial="2026-12-14" />
        <Day label="Wrong" initial="2026-12-14" error="This day is in the past." />
        <Day label="Disabled" initial="2026-12-14" disabled />
      </SimpleGrid>
    ),
  }),
  ...statesOf('OptionalDayInput', { 'text that is no date': <OptionalDay /> }),
  ...statesOf('DayRangeInput', { chosen: <Range /> }),
  ...statesOf('DaysInput', { filled: <Days /> }),
  ...statesOf('FileChooser', {
    empty: <FileChooser {...file} name={null} busy={false} />,
    chosen: <FileChooser {...file} name="employees 2026.xlsx" busy={false} />,
    busy: <FileChooser {...file} name="employees 2026.xlsx" busy />,
  }),
  ...statesOf('PickFileButton', {
    ready: (
      <div>
        <PickFileButton accept={['.png']} onPick={nothing}>
          Choose a picture
        </PickFileButton>
      </div>
    ),
  }),
  ...statesOf('ErrorArea', { 'with an error': <ErrorArea message={SENTENCE} /> }),
  ...statesOf('FormButtons', {
    ready: <FormButtons action="Save" pending={false} onCancel={nothing} />,
    sending: <FormButtons action="Save" pending onCancel={nothing} />,
    dangerous: <FormButtons action="Delete" danger pending={false} onCancel={nothing} />,
  }),
];

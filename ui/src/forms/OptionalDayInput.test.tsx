import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { OptionalDayInput } from './OptionalDayInput.tsx';

function Field() {
  const [day, setDay] = useState('2026-12-14');
  return (
    <>
      <OptionalDayInput label="Until" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

it.each([
  ['31/02/1990', '31/02/1990'],
  [' 15/07/199 ', '15/07/199'],
  ['15/07/1990', '1990-07-15'],
  ['', ''],
])('%o gives the form %o', (text, value) => {
  renderUi(<Field />);
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: text } });
  expect(screen.getByRole('status').textContent).toBe(value);
  expect(screen.getByLabelText('Until')).toHaveValue(text);
});

import type { Departure } from '@intranet/contract/people/leaving-endpoints.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { PlanForm, usePlanForm } from './PlanForm.tsx';

const ANA = { id: 7, name: 'Ana Reis' };
const TODAY = '2026-03-02';

const planned = (version: number, note: string): Departure => ({
  ...{ id: 1, version, last_day: '2026-03-31', pays_out: true, note },
  ...{ planned_by: 'Ada', planned_at: '2026-03-02T12:00:00Z', finished_at: null, problem: null },
});

/** The form, with a button by which another administrator changes the note. */
function Page() {
  const [plan, setPlan] = useState(planned(1, 'Laptop'));
  const planning = usePlanForm(ANA, plan, TODAY);
  return (
    <>
      <button type="button" onClick={() => setPlan(planned(2, 'Laptop and badge'))}>
        Change
      </button>
      <PlanForm person={ANA} plan={plan} today={TODAY} planning={planning} possible />
      <output>{planning.bodyOf(planning.form.values).version}</output>
    </>
  );
}

test('a plan that changes in the meantime replaces the values, but never what somebody typed', async () => {
  const { user, unmount } = renderInApp(<Page />, {});
  const change = async () => user.click(await screen.findByRole('button', { name: 'Change' }));
  const note = () => screen.getByRole('textbox', { name: 'Note' });
  await change();
  expect(note()).toHaveValue('Laptop and badge');
  expect(screen.getByRole('status')).toHaveTextContent('2');
  unmount();

  renderInApp(<Page />, {});
  await screen.findByRole('button', { name: 'Change' });
  await user.type(note(), ', phone');
  await change();
  expect(note()).toHaveValue('Laptop, phone');
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

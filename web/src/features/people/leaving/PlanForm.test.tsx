import type { Departure } from '@intranet/contract/people/leaving-endpoints.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { PlanForm, usePlanForm } from './PlanForm.tsx';

const ANA = { id: 7, name: 'Ana Reis' };
const TODAY = '2026-03-02';

afterEach(() => vi.unstubAllGlobals());

const planned = (version: number, note: string): Departure => ({
  ...{ id: 1, version, last_day: '2026-03-31', pays_out: true, note },
  ...{ planned_by: 'Ada', planned_at: '2026-03-02T12:00:00Z', finished_at: null, problem: null },
});

/** The form of a plan that its button cancels. */
function CancelledHere() {
  const [plan, setPlan] = useState<Departure | null>(planned(1, 'Laptop'));
  const planning = usePlanForm(ANA, plan, TODAY);
  vi.stubGlobal('fetch', async () => {
    setPlan(null);
    return Response.json({ success: true, message: 'Departure cancelled' });
  });
  return (
    <>
      <PlanForm person={ANA} plan={plan} today={TODAY} planning={planning} possible />
      <output aria-label="Version">
        {planning.bodyOf(planning.form.values).version ?? 'none'}
      </output>
    </>
  );
}

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

test.each([
  ['what was planned', ''],
  ['what was typed since', ', phone'],
])('cancelling keeps %s, so that it can be planned again', async (_, typed) => {
  const { user } = renderInApp(<CancelledHere />, {});
  const note = await screen.findByRole('textbox', { name: 'Note' });
  if (typed) await user.type(note, typed);
  await user.click(screen.getByRole('button', { name: 'Cancel departure' }));
  expect(await screen.findByRole('button', { name: 'Plan departure' })).toBeEnabled();
  expect(note).toHaveValue(`Laptop${typed}`);
  expect(screen.getByRole('textbox', { name: 'Last day' })).toHaveValue('31/03/2026');
  // As a new plan.
  expect(screen.getByRole('status', { name: 'Version' })).toHaveTextContent('none');
});

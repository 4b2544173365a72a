import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { useSubmit } from './use-submit.ts';

/** Refuses empty names itself, and every city as the server does. */
function Form() {
  const form = useForm({
    initialValues: { name: '', city: '' },
    validate: { name: (value) => (value === '' ? 'This is required' : null) },
  });
  const onSubmit = useSubmit(form, () => form.setErrors({ city: 'There is no such city' }));
  return (
    <form noValidate onSubmit={onSubmit}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="City" {...form.getInputProps('city')} />
      <button type="submit">Save</button>
    </form>
  );
}

it('moves the focus to the first invalid field, whoever refused it', async () => {
  const { user } = renderUi(<Form />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('Ana');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(save);
  expect(screen.getByLabelText('City')).toHaveFocus();
});

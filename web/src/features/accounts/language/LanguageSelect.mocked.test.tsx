import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { switchLanguage } from './switch-language.ts';

vi.mock('./switch-language.ts');

const switched = vi.mocked(switchLanguage);
const field = () => screen.getByRole('combobox', { name: 'Language' });

beforeEach(() => {
  switched.mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  switched.mockReset();
});

test('D47: shows the page’s language, and says what “As specified” is', () => {
  renderUi(<LanguageSelect />);
  expect(field()).toHaveValue('as_specified');
  expect(field()).toHaveDisplayValue('As specified (Português + English)');
});

test('a choice is applied at once, and taken back if that fails', async () => {
  switched.mockRejectedValue(new Error('offline'));
  const { user } = renderUi(<LanguageSelect />);
  await user.selectOptions(field(), 'pt-BR');
  expect(switched).toHaveBeenCalledExactlyOnceWith('pt-BR');
  await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/\w/));
  expect(field()).toHaveValue('as_specified');
});

test('an arrow opens the list instead of changing the language', () => {
  renderUi(<LanguageSelect />);
  const showPicker = vi.fn();
  Object.assign(field(), { showPicker });
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
  expect(showPicker).toHaveBeenCalledOnce();
  expect(switched).not.toHaveBeenCalled();
});

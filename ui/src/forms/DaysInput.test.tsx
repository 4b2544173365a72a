import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { DaysInput } from './DaysInput.tsx';

afterEach(() => setTranslator(translatorOf('as_specified')));

test.each([
  ['as_specified', '12.5'],
  ['en', '12.5'],
  ['pt-BR', '12,5'],
  ['es', '12,5'],
] as const)(
  'in the language %s, it shows %s and reads a comma and a point',
  async (language, shown) => {
    setTranslator(translatorOf(language));
    const onChange = vi.fn();
    const { user } = renderUi(<DaysInput label="Days" value={12.5} onChange={onChange} />);
    const input = await screen.findByLabelText('Days');
    expect(input).toHaveValue(shown);
    for (const typed of ['1,5', '1.5']) {
      await user.clear(input);
      await user.type(input, typed);
      expect(input).toHaveValue(typed);
      expect(onChange).toHaveBeenLastCalledWith(1.5);
    }
  },
);

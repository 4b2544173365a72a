import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoutes } from '../../../test/render-routes.tsx';
import FirstAdminPage from './FirstAdminPage.tsx';

it('D13: a link without its token offers no form', async () => {
  renderRoutes({}, { root: { component: FirstAdminPage } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Part of this link was lost\./);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

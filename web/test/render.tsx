import { renderUi as renderPart } from '@intranet/ui/testing/render.tsx';
import type { ReactNode } from 'react';
import { UI_SETTINGS } from '#core/ui-settings.ts';

/**
 * Renders an element within the app's providers.
 * @param width the width in px of the window and of every element
 * @returns also `user`, who clicks and types
 */
export function renderUi(element: ReactNode, options: { width?: number } = {}) {
  return renderPart(element, { ...options, settings: UI_SETTINGS });
}

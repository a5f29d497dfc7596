import { withTexts } from '../i18n/i18n.ts';
import { loadCode } from './load-code.ts';

export const loadMenu = () => loadCode(() => import('./menu/menu.tsx'));
export const loadSettings = () =>
  withTexts(
    loadCode(() => import('./settings/settings.tsx')),
    'desktop',
  );

/** Loads the menu's code before it is opened, once the pointer or the focus is on its button. */
export const preloadMenu = () => void loadMenu().catch(() => null);

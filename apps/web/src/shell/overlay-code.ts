import { withTexts } from '../i18n/i18n.ts';

export const loadMenu = () => import('./menu/menu.tsx');
export const loadSettings = () => withTexts(import('./settings/settings.tsx'), 'desktop');

/** Loads the menu's code before it is opened, once the pointer or the focus is on its button. */
export const preloadMenu = () => void loadMenu().catch(() => null);

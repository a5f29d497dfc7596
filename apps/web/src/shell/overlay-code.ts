export const loadMenu = () => import('./menu/menu.tsx');
export const loadSettings = () => import('./settings/settings.tsx');

/** Loads the menu's code before it is opened, once the pointer or the focus is on its button. */
export const preloadMenu = () => void loadMenu().catch(() => null);

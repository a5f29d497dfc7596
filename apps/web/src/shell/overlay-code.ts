import { laterComponent, loadCode } from '@vitrine/ui/load-code.ts';
import { withTexts } from '../i18n/i18n.ts';

/** `ahead` of it loads the menu before it is opened, once the pointer or the focus is on its button. */
export const loadMenu = laterComponent(() => import('./menu/menu.tsx'), 'default');
export const loadSettings = () =>
  withTexts(
    loadCode(() => import('./settings/settings.tsx')),
    'desktop',
  );

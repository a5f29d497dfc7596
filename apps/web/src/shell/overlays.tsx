import { lazy, Suspense, useRef } from 'react';
import { useOverlay } from './overlay.ts';

export const MENU = 'menu';
export const SETTINGS = 'settings';

const loadMenu = () => import('./menu/menu.tsx');
const Menu = lazy(loadMenu);
const Settings = lazy(() => import('./settings/settings.tsx'));

/** Loads the menu's code before it is opened. */
export const preloadMenu = () => void loadMenu();

/** Menu and settings: loaded when first opened, then kept so that they can close with their motion. */
export function Overlays() {
  const menu = useOverlay(MENU);
  const settings = useOverlay(SETTINGS);
  const used = useRef({ menu: false, settings: false });
  used.current.menu ||= menu.open;
  used.current.settings ||= settings.open;
  return (
    <Suspense>
      {used.current.menu ? <Menu open={menu.open} onClose={menu.close} /> : null}
      {used.current.settings ? <Settings open={settings.open} onClose={settings.close} /> : null}
    </Suspense>
  );
}

import { useOverlay } from './overlay.ts';
import { loadMenu, loadSettings } from './overlay-code.ts';
import { MENU, SETTINGS } from './overlay-names.ts';
import { useLoaded } from './use-loaded.ts';

/** Menu and settings: loaded when first opened, then kept so that they can close with their motion. */
export function Overlays() {
  const menu = useOverlay(MENU);
  const settings = useOverlay(SETTINGS);
  const Menu = useLoaded(loadMenu, menu.open, menu.close);
  const Settings = useLoaded(loadSettings, settings.open, settings.close);
  return (
    <>
      {Menu ? <Menu open={menu.open} onClose={menu.close} /> : null}
      {Settings ? <Settings open={settings.open} onClose={settings.close} /> : null}
    </>
  );
}

import { Drawer } from '@vitrine/ui/drawer.tsx';
import { Toggle } from '@vitrine/ui/toggle.tsx';
import { lazy, Suspense, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { isDesktopApp } from '../../platform.ts';
import { DownloadPart } from './download-part.tsx';
import styles from './settings.module.css';
import { LanguagePart, ResetPart } from './settings-parts.tsx';

export interface SettingsProps {
  open: boolean;
  onClose: () => void;
}

const DesktopSettings = lazy(() => import('./desktop-settings.tsx'));

/** Settings panel of a browser: offline mode is a matter of the desktop app. */
function BrowserSettings({ open, onClose }: SettingsProps) {
  const t = useTexts('shell');
  const desktop = useTexts('desktop');
  const reason = useId();
  return (
    <Drawer open={open} onClose={onClose} title={t('settings.title')} closeLabel={t('settings.close')}>
      <LanguagePart />
      <div className={styles.part}>
        <h3 className="h4">{desktop('settings.mode')}</h3>
        <Toggle label={desktop('settings.mode')} checked={false} onChange={() => undefined} disabled describedBy={reason} />
        <p className="muted small" id={reason}>
          {desktop('settings.onlyApp')}
        </p>
      </div>
      <DownloadPart />
      <ResetPart copy={t('settings.resetCopy')} />
    </Drawer>
  );
}

/** Settings panel: language, offline mode and the reset. */
export default function Settings(props: SettingsProps) {
  if (!isDesktopApp()) return <BrowserSettings {...props} />;
  return (
    <Suspense>
      <DesktopSettings {...props} />
    </Suspense>
  );
}

import { useTexts } from '../../i18n/use-texts.ts';
import { platform } from '../../platform.ts';
import { DownloadLinks } from '../download-links.tsx';
import styles from './settings.module.css';

/** The row of the settings that leads to the desktop app, in a browser only. */
export function DownloadPart() {
  const t = useTexts('shell');
  if (platform.desktop) return null;
  return (
    <div className={styles.part}>
      <h3 className="h4">{t('downloads.name')}</h3>
      <p className="muted small">{t('downloads.copy')}</p>
      <DownloadLinks className={styles.downloads} />
    </div>
  );
}

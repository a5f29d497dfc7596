import { useQuery } from '@tanstack/react-query';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { fileSize } from '../../i18n/file-size.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OfflineApp } from '../../offline/offline-app.ts';
import styles from './offline.module.css';

/** What the catalogue takes of the disk, what a load would add, and what is left: one bar with its legend. */
export function StoragePart({ app, used, missing }: { app: OfflineApp; used: number; missing: number }) {
  const t = useTexts('desktop');
  const language = useShownLanguage();
  const { data: free } = useQuery({ queryKey: ['offline-free', used], queryFn: () => app.freeSpace(), gcTime: 0 });
  if (free === undefined) return null;
  const all = Math.max(1, used + free);
  const added = Math.min(missing, free);
  const size = (bytes: number) => fileSize(bytes, language);
  return (
    <>
      <div
        className={styles.storage}
        role="img"
        aria-label={t('settings.storageSum', { used: size(used), free: size(free) })}
        style={customProperties({ '--used': used / all, '--missing': added / all })}
      >
        <i data-of="used" />
        <i data-of="missing" />
      </div>
      <p className={styles.legend}>
        <span data-of="used">{t('settings.used', { size: size(used) })}</span>
        {added > 0 ? <span data-of="missing">{t('settings.missing', { size: size(missing) })}</span> : null}
        <span data-of="free">{t('settings.free', { size: size(free) })}</span>
      </p>
    </>
  );
}

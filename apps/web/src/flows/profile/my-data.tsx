import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Download } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { saveFile } from '../../shell/save-file.ts';
import { Deletion } from './deletion.tsx';
import { exportData } from './profile-calls.ts';
import styles from './profile-page.module.css';
import { useAct } from './use-act.ts';

/** What is held about the person as a file, and the request to delete it. */
export function MyData() {
  const t = useTexts('profile');
  const { busy, act } = useAct();
  const download = async () => {
    const data = await exportData();
    const today = new Date().toISOString().slice(0, 10);
    saveFile(`${t('data.fileName')}-${today}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  };
  return (
    <>
      <p className={`muted ${styles.copy}`}>{t('data.exportCopy')}</p>
      <div className={styles.buttons}>
        <Button variant="line" busy={busy === 'export'} onClick={() => act('export', download)}>
          <Icon icon={Download} />
          {t('data.export')}
        </Button>
      </div>
      <Deletion />
    </>
  );
}

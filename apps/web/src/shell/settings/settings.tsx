import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Drawer } from '@vitrine/ui/drawer.tsx';
import { Segment } from '@vitrine/ui/segment.tsx';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ResetDialog } from './reset-dialog.tsx';
import styles from './settings.module.css';

/** Settings panel: language and the reset. */
export default function Settings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const common = useTexts('common');
  const { language, setLanguage } = useLanguage();
  const [asking, setAsking] = useState(false);
  const options = LANGUAGES.map((value) => ({ value, label: common(`languages.${value}`) }));
  return (
    <Drawer open={open} onClose={onClose} title={t('settings.title')} closeLabel={t('settings.close')}>
      <div className={styles.part}>
        <h3 className="h4">{t('settings.language')}</h3>
        <Segment
          label={t('settings.language')}
          options={options}
          value={language}
          onChange={(next) => void setLanguage(next)}
          className={styles.control}
        />
      </div>
      <div className={styles.part}>
        <h3 className="h4">{t('settings.reset')}</h3>
        <Button variant="line" small onClick={() => setAsking(true)}>
          {t('settings.reset')}
        </Button>
        <p className="muted small">{t('settings.resetCopy')}</p>
      </div>
      <ResetDialog open={asking} onClose={() => setAsking(false)} />
    </Drawer>
  );
}

import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Segment } from '@vitrine/ui/segment.tsx';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ResetDialog } from './reset-dialog.tsx';
import styles from './settings.module.css';

export function LanguagePart() {
  const t = useTexts('shell');
  const common = useTexts('common');
  const { language, setLanguage } = useLanguage();
  const options = LANGUAGES.map((value) => ({ value, label: common(`languages.${value}`) }));
  return (
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
  );
}

/** Deletes what is stored, after a question; `copy` says what that is, `clear` what goes beside it. */
export function ResetPart({ copy, clear }: { copy: string; clear?: (() => Promise<void>) | undefined }) {
  const t = useTexts('shell');
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.part}>
      <h3 className="h4">{t('settings.reset')}</h3>
      <Button variant="line" small onClick={() => setAsking(true)}>
        {t('settings.reset')}
      </Button>
      <p className="muted small">{copy}</p>
      <ResetDialog open={asking} copy={copy} clear={clear} onClose={() => setAsking(false)} />
    </div>
  );
}

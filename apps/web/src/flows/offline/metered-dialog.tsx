import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { fileSize } from '../../i18n/file-size.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { meteredQuestion } from '../../offline/may-load.ts';
import styles from './metered-dialog.module.css';

/** Asks before much is loaded over a connection that is paid by volume. */
export function MeteredDialog() {
  const t = useTexts('desktop');
  const common = useTexts('common');
  const language = useShownLanguage();
  const heading = useId();
  const { asked } = useStore(meteredQuestion);
  // While the dialog fades out it says what it has asked.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const bytes = (asked ?? last)?.bytes ?? null;
  const close = () => asked?.answer(false);
  return (
    <Dialog open={asked !== null} onClose={close} labelledBy={heading}>
      <h2 className="h3" id={heading}>
        {t('settings.metered')}
      </h2>
      <p className={`muted ${styles.copy}`}>
        {bytes === null ? t('settings.meteredUnknown') : t('settings.meteredCopy', { size: fileSize(bytes, language) })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => asked?.answer(true)}>{t('settings.meteredConfirm')}</Button>
        <Button variant="ghost" onClick={close}>
          {common('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { fileSize } from '../../i18n/file-size.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type AskReason, loadQuestion } from '../../offline/may-load.ts';
import styles from './load-question.module.css';

/** Names of the texts for each reason. */
const TEXTS = {
  metered: { title: 'metered', copy: 'meteredCopy', unknown: 'meteredUnknown', confirm: 'meteredConfirm' },
  wanted: { title: 'asked', copy: 'askedCopy', unknown: 'askedUnknown', confirm: 'askedConfirm' },
} as const satisfies Record<AskReason, object>;

/** Asks before much is loaded, where there is a reason to ask. */
export function LoadQuestion() {
  const t = useTexts('desktop');
  const common = useTexts('common');
  const language = useShownLanguage();
  const heading = useId();
  const { asked } = useStore(loadQuestion);
  // While the dialog fades out it says what it has asked.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const { reason, bytes } = asked ?? last ?? { reason: 'metered', bytes: null };
  const texts = TEXTS[reason];
  const close = () => asked?.answer(false);
  return (
    <Dialog open={asked !== null} onClose={close} labelledBy={heading}>
      <h2 className="h3" id={heading}>
        {t(`settings.${texts.title}`)}
      </h2>
      <p className={`muted ${styles.copy}`}>
        {bytes === null ? t(`settings.${texts.unknown}`) : t(`settings.${texts.copy}`, { size: fileSize(bytes, language) })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => asked?.answer(true)}>{t(`settings.${texts.confirm}`)}</Button>
        <Button variant="ghost" onClick={close}>
          {common('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './outbox.module.css';

interface Props {
  open: boolean;
  /** Pages of the draft that is begun. */
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a listed document takes the place of a draft that is begun. */
export function ReplaceDialog({ open, count, onConfirm, onClose }: Props) {
  const t = useTexts('documents');
  const common = useTexts('common');
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading}>
      <h2 className="h3" id={heading}>
        {t('outbox.replace')}
      </h2>
      <p className={`muted ${styles.copy}`}>{t('outbox.replaceCopy', { count })}</p>
      <div className={styles.buttons}>
        <Button onClick={onConfirm}>{t('outbox.replaceConfirm')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './settings.module.css';

interface Props {
  open: boolean;
  /** How much would be loaded, in words. */
  size: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before much is loaded over a connection that is paid by volume. */
export function MeteredDialog({ open, size, onConfirm, onClose }: Props) {
  const t = useTexts('desktop');
  const common = useTexts('common');
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading}>
      <h2 className="h3" id={heading}>
        {t('settings.metered')}
      </h2>
      <p className={`muted ${styles.copy}`}>{t('settings.meteredCopy', { size })}</p>
      <div className={styles.buttons}>
        <Button onClick={onConfirm}>{t('settings.meteredConfirm')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

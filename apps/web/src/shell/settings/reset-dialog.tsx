import { Alert } from '@vitrine/ui/alert.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { reset } from '../../session/log-out.ts';
import styles from './settings.module.css';

interface Props {
  open: boolean;
  /** What is deleted. */
  copy: string;
  /** Deletes what is not in the storage of the browser: the desktop app has a catalogue on its disk. */
  clear?: (() => Promise<void>) | undefined;
  onClose: () => void;
}

/** Asks before the session ends and everything that is stored here is deleted, then loads the app anew. */
export function ResetDialog({ open, copy, clear, onClose }: Props) {
  const t = useTexts('shell');
  const desktop = useTexts('desktop');
  const common = useTexts('common');
  const heading = useId();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const busy = state === 'busy';
  const resetAndReload = async () => {
    setState('busy');
    try {
      await clear?.();
    } catch {
      return setState('failed');
    }
    await reset();
    location.assign('/');
  };
  const close = () => {
    // What has begun is not taken back.
    if (busy) return;
    setState('asking');
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} labelledBy={heading}>
      <h2 className="h3" id={heading}>
        {t('settings.resetAsk')}
      </h2>
      <p className={`muted ${styles.copy}`}>{copy}</p>
      {state === 'failed' && (
        <Alert className={styles.field}>
          <p>{desktop('settings.resetFailed')}</p>
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void resetAndReload()}>
          {t('settings.resetConfirm')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={close}>
          {common('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

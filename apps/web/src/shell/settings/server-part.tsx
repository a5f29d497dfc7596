import type { MainProcess } from '@vitrine/platform/main-process/types.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerForm } from '../../offline/use-server-form.ts';
import { reset } from '../../session/log-out.ts';
import styles from './settings.module.css';

interface Props {
  main: Pick<MainProcess, 'server' | 'checkServer' | 'changeServer'>;
  /** Deletes the catalogue on the disk. */
  clear: () => Promise<void>;
}

/**
 * Another server for the app. Its address is checked first; session, catalogue, draft and waiting documents belong to the server before and
 * go with it, which is said before.
 */
function ServerDialog({ main, clear, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const t = useTexts('desktop');
  const common = useTexts('common');
  const heading = useId();
  const { field, fault, busy, submit } = useServerForm(main, async () => {
    await clear();
    await reset();
  });
  // What has begun is not taken back.
  const close = () => busy || onClose();
  return (
    <Dialog open={open} onClose={close} labelledBy={heading}>
      <form onSubmit={submit} noValidate>
        <h2 className="h3" id={heading}>
          {t('settings.serverChange')}
        </h2>
        <p className={`muted ${styles.copy}`}>{t('settings.serverCopy')}</p>
        <TextField {...field} className={styles.field} label={t('server.address')} error={fault && t(`server.${fault}`)} />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {t('settings.serverConfirm')}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={close}>
            {common('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The server of the app, and the way to another one. */
export function ServerPart(props: Props) {
  const t = useTexts('desktop');
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.part}>
      <h3 className="h4">{t('settings.server')}</h3>
      <Button variant="line" small onClick={() => setAsking(true)}>
        {t('settings.serverChange')}
      </Button>
      <p className="muted small">{props.main.server()}</p>
      <ServerDialog {...props} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

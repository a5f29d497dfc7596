import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { CircleAlert, RotateCcw } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { isOfflineMode } from '../../shell/platform.ts';
import { useOnline } from '../../shell/use-online.ts';
import styles from './pdf-viewer.module.css';

/** Why a file is not shown: its data did not come, it asks for a password, or it is no PDF. */
export type PdfFault = 'data' | 'locked' | 'broken';

/** In the place of the pages: what is wrong, and another try where one can help. */
export function PdfFailure({ fault, onRetry }: { fault: PdfFault; onRetry: () => void }) {
  const t = useTexts('staticProduct');
  const common = useTexts('common');
  const online = useOnline();
  const reason = fault === 'data' ? (isOfflineMode() ? 'offline' : online ? 'copy' : 'network') : fault;
  return (
    <div className={styles.failure} role="alert">
      <h2 className="h4">
        <Icon icon={CircleAlert} />
        {t('failure.headline')}
      </h2>
      <p className="muted">{t(`failure.${reason}`)}</p>
      {fault === 'data' && (
        <Button variant="line" onClick={onRetry}>
          <Icon icon={RotateCcw} />
          {common('retry')}
        </Button>
      )}
    </div>
  );
}

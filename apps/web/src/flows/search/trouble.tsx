import { Button } from '@vitrine/ui/button.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOnline } from '../../shell/use-online.ts';
import styles from './search.module.css';

/** While the search loads, and when it does not come. What is typed stays. */
export function Trouble({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const t = useTexts('search');
  const online = useOnline();
  return (
    <div className={`grid ${styles.trouble}`}>
      {isFailed ? (
        <div role="alert">
          <p className="h4">{online ? t('failed') : t('offline')}</p>
          <Button variant="line" onClick={onRetry}>
            {t('again')}
          </Button>
        </div>
      ) : (
        <p className={styles.loading} role="status">
          <Spinner /> {t('loading')}
        </p>
      )}
    </div>
  );
}

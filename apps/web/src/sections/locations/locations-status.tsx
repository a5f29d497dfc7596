import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { CircleAlert, RotateCcw } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOnline } from '../../shell/use-online.ts';
import styles from './locations-status.module.css';

/** Holds the place of list and map while the locations are on their way. */
export function LocationsPending({ label }: { label: string }) {
  return (
    <div className={styles.pending} data-surface="dark" role="status" aria-label={label}>
      <div className={styles.lines}>
        <Skeleton width="100%" height="52px" marginTop="1.5rem" />
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} width={index % 2 ? '64%' : '82%'} height="1.25rem" marginTop="2.25rem" />
        ))}
      </div>
    </div>
  );
}

/** In their place: that they did not come, and another try. */
export function LocationsFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('locations');
  const common = useTexts('common');
  const online = useOnline();
  return (
    <section className="section" data-surface="light" data-join="">
      <div className="grid">
        <div className={styles.failure} role="alert">
          <h2 className="h4">
            <Icon icon={CircleAlert} />
            {t('failure.headline')}
          </h2>
          <p className="muted">{t(online ? 'failure.copy' : 'failure.network')}</p>
          <Button variant="line" onClick={onRetry}>
            <Icon icon={RotateCcw} />
            {common('retry')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** In their place: that there are none. */
export function NoLocations() {
  const t = useTexts('locations');
  return (
    <section className="section" data-surface="light" data-join="">
      <div className="grid">
        <p className="lead muted">{t('empty')}</p>
      </div>
    </section>
  );
}

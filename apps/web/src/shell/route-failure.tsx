import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { CircleAlert, RotateCcw } from 'lucide';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../api/failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { report } from './report.ts';
import styles from './route-failure.module.css';

/** Error boundary of a page: says what is wrong and tries again in place. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const t = useTexts('shell');
  const common = useTexts('common');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const network = error instanceof ApiFailure && error.kind === 'network';
  useEffect(() => report({ what: 'error-boundary', error }), [error]);
  const retry = async () => {
    setBusy(true);
    await router.invalidate();
    setBusy(false);
    reset();
    // The button that was pressed goes; a page with a frame of its own brings another landmark.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    });
  };
  return (
    <section className={styles.failure}>
      <div className="grid">
        <div className={styles.frame} role="alert">
          <h1 className={`h3 ${styles.headline}`}>
            <Icon icon={CircleAlert} size="l" />
            {t('failure.headline')}
          </h1>
          <p className="muted">{t(network ? 'failure.network' : 'failure.copy')}</p>
          <Button variant="line" busy={busy} onClick={() => void retry()}>
            <Icon icon={RotateCcw} />
            {common('retry')}
          </Button>
        </div>
      </div>
    </section>
  );
}

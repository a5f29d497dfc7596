import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Header } from '../../shell/header.tsx';
import { Main } from '../../shell/main.tsx';
import { useUser } from '../../stores/objects.ts';
import styles from './pending.module.css';

/** Stands in for the first page while its record is on the way: the dark picture with its headline, and for those who are logged in the header. */
export function StartPending() {
  const t = useTexts('shell');
  const user = useUser();
  return (
    <>
      {user ? <Header over /> : null}
      <Main>
        <div className={styles.hero} data-surface="dark" role="status" aria-label={t('loading')}>
          <div className={`grid ${styles.words}`}>
            <Skeleton width="min(80%, 7 * var(--size-display))" height="var(--size-display)" />
          </div>
        </div>
      </Main>
    </>
  );
}

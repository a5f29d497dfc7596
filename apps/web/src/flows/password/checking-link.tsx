import { ROUTES } from '@vitrine/contract/routes.ts';
import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import styles from '../../forms/entry-form.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { EntryFrame } from '../../shell/entry-frame.tsx';
import { usePageTitle } from '../../shell/page-title.ts';

/** In the place of the form while nobody knows yet whether the link holds. */
export function CheckingLink() {
  const t = useTexts('password');
  const login = useTexts('login');
  const shell = useTexts('shell');
  usePageTitle(t('reset.title'));
  return (
    <EntryFrame action={{ href: ROUTES.login.path, label: login('title') }}>
      <div className={styles.form}>
        <h1 className={`h2 ${styles.title}`}>{t('reset.title')}</h1>
        <div role="status" aria-label={shell('loading')}>
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" marginTop="1.5rem" />
        </div>
      </div>
    </EntryFrame>
  );
}

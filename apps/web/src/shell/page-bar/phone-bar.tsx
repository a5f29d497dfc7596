import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AddButton } from './add-button.tsx';
import { useSendBox, useShownPage } from './bar-page.ts';
import styles from './page-bar.module.css';
import { useSeen } from './use-seen.ts';

/** The bar at the foot of a phone: the page's name and the one button. The "send document" box takes over where it comes. */
export function PhoneBar() {
  const t = useTexts('pageBar');
  const page = useShownPage();
  const box = useSeen(useSendBox());
  const shown = page !== null && (box === null || box === 'ahead');
  useEffect(() => {
    if (!shown) return;
    const { dataset } = document.documentElement;
    dataset.pageBar = '';
    return () => {
      delete dataset.pageBar;
    };
  }, [shown]);
  if (!page || !shown) return null;
  return (
    <section className={styles.phone} aria-label={t('name')} data-surface="light" data-screen-only>
      <p>{page.name}</p>
      <AddButton page={page} signal />
    </section>
  );
}

import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AddButton } from './add-button.tsx';
import { useShownPage } from './bar-page.ts';
import styles from './page-bar.module.css';
import { usePrintPage } from './use-print-page.ts';
import { useSeen } from './use-seen.ts';

const intro = () => document.querySelector('#content h1');

/**
 * Data sheet and document of the page on show, in the header: seen once the page's title is gone, and before that by the
 * keyboard, which has it in the first steps of the page.
 */
export function HeaderActions() {
  const t = useTexts('pageBar');
  const page = useShownPage();
  const print = usePrintPage();
  const seen = useSeen(page && intro());
  if (!page) return null;
  const name = stripSoftHyphens(page.name);
  return (
    <div className={styles.actions} data-shown={seen === 'behind' || undefined}>
      {page.dataSheet ? (
        <a className={styles.sheet} href={page.dataSheet} download aria-label={t('dataSheetNamed', { name })}>
          {t('dataSheet')}
        </a>
      ) : (
        print && (
          <button type="button" className={styles.sheet} onClick={print}>
            {t('print')}
          </button>
        )
      )}
      <AddButton page={page} />
    </div>
  );
}

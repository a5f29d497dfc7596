import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { X } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import headerStyles from '../../shell/header.module.css';
import { HomeLink } from '../../shell/home-link.tsx';
import styles from './search.module.css';
import { SearchBody } from './search-body.tsx';

/** The search over the whole screen. Escape, close and back leave it. */
export default function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('search');
  const common = useTexts('common');
  return (
    <Dialog open={open} onClose={onClose} kind="screen" surface="light" label={t('title')}>
      <div className={styles.sheet}>
        <div className={headerStyles.bar}>
          <HomeLink />
          <div className={headerStyles.tools}>
            <button type="button" className={headerStyles.tool} aria-label={t('close')} onClick={onClose}>
              <span className={headerStyles.word}>{common('close')}</span>
              <Icon icon={X} size="l" />
            </button>
          </div>
        </div>
        <h1 className="sr">{t('title')}</h1>
        {open ? <SearchBody /> : null}
      </div>
    </Dialog>
  );
}

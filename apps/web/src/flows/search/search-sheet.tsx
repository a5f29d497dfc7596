import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { X } from 'lucide';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import headerStyles from '../../shell/header.module.css';
import { HomeLink } from '../../shell/home-link.tsx';
import { useUser } from '../../stores/objects.ts';
import styles from './search.module.css';
import { SearchBody } from './search-body.tsx';

/**
 * The search over the whole screen. Escape, close and back leave it, and so does the end of the session: a press that was kept until the app
 * was there cannot know that it has ended meanwhile.
 */
export default function SearchSheet({ open: isAsked, onClose }: { open: boolean; onClose: () => void }) {
  const isIn = useUser() !== null;
  const open = isAsked && isIn;
  useEffect(() => {
    if (isAsked && !isIn) onClose();
  }, [isAsked, isIn, onClose]);
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

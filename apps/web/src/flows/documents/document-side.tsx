import { Link } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { buttonClass } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { ArrowRight, PanelRightClose, PanelRightOpen } from 'lucide';
import { useEffect, useRef } from 'react';
import type { PageCounts } from '../../api/page-counts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChosenList } from './chosen-list.tsx';
import type { DocumentLength } from './document-length.ts';
import styles from './document-side.module.css';
import { useLengthText } from './length-text.ts';

interface Props {
  length: DocumentLength;
  pageCounts: PageCounts;
  open: boolean;
  onToggle: () => void;
}

/** The document beside the list; collapses to a strip. */
export function DocumentSide({ length, pageCounts, open, onToggle }: Props) {
  const t = useTexts('documents');
  const lengthText = useLengthText();
  const empty = useRef<HTMLDivElement>(null);
  const isEmpty = length.chapters === 0;
  const wasEmpty = useRef(isEmpty);
  // The last row was removed from here, and its button with it.
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) empty.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return (
    <aside className={styles.side} data-surface="steel" aria-label={t('overview.yourDocument')}>
      <div className={styles.sticky} data-open={open}>
        <div className={styles.head}>
          {open && <h2 className="h3">{t('overview.yourDocument')}</h2>}
          <IconButton
            icon={open ? PanelRightClose : PanelRightOpen}
            className={styles.toggle}
            label={open ? t('overview.collapse') : t('overview.expand')}
            aria-expanded={open}
            onClick={onToggle}
          />
        </div>
        {open && (
          <>
            <div className={styles.scroll}>
              {isEmpty ? (
                <div ref={empty} tabIndex={-1} className={styles.empty}>
                  <p className="h4">{t('overview.empty')}</p>
                  <p className={styles.wideOnly}>{t('overview.emptyCopy')}</p>
                  <p className={styles.narrowOnly}>{t('overview.emptyCopyPhone')}</p>
                </div>
              ) : (
                <ChosenList pageCounts={pageCounts} />
              )}
            </div>
            {length.chapters > 0 && (
              <div className={styles.go}>
                <p className={styles.sum}>
                  <span>{t('chapters', { count: length.chapters })}</span>
                  <b className="num">{lengthText(length)}</b>
                </p>
                <Link to={ROUTES['document-form'].path} className={buttonClass({ variant: 'signal', wide: true })}>
                  {t('overview.proceed')}
                  <Icon icon={ArrowRight} />
                </Link>
              </div>
            )}
          </>
        )}
      </div>
    </aside>
  );
}

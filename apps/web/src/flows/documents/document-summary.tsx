import { Link } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { usualKind } from '@vitrine/contract/usual-kind.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { FieldError } from '@vitrine/ui/field.tsx';
import type { ReactNode } from 'react';
import type { PageCounts } from '../../api/page-counts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAddedDocuments } from '../../stores/documents.ts';
import type { DocumentLength } from './document-length.ts';
import styles from './document-summary.module.css';
import { useLengthText } from './length-text.ts';
import { type SelectablePage, sheetImages } from './selectable-pages.ts';
import { SheetThumbnail } from './sheet-thumbnail.tsx';

interface Props {
  length: DocumentLength;
  pageCounts: PageCounts;
  find: (path: string) => SelectablePage | undefined;
  /** What is wrong with the choice of pages. */
  error: string | undefined;
  /** How the mail will greet. */
  salutation: ReactNode;
  /** The button that sends. */
  children: ReactNode;
}

/** The document as it will be sent: pages, sum, language, the one button. */
export function DocumentSummary({ length, pageCounts, find, error, salutation, children }: Props) {
  const t = useTexts('documents');
  const lengthText = useLengthText();
  const documents = useAddedDocuments();
  const usual = usualKind(documents.map((page) => ({ kind: find(page.urlPath)?.kind ?? null })));
  return (
    <aside className={styles.side} data-surface="steel" aria-labelledby="document-summary">
      <div className={styles.sticky}>
        <h2 className="h3" id="document-summary">
          {t('overview.yourDocument')}
        </h2>
        {documents.length === 0 ? (
          <div className={styles.empty}>
            <p>{t('form.noPages')}</p>
            <Link to={ROUTES['document-overview'].path} className={arrowLinkClass()}>
              <ArrowLabel>{t('form.choosePages')}</ArrowLabel>
            </Link>
          </div>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard (look.md, "Focus"). */}
            <section className={styles.pages} tabIndex={0} aria-labelledby="document-summary">
              <ol className={styles.list}>
                {documents.map((page, index) => {
                  const count = pageCounts[page.urlPath];
                  const known = find(page.urlPath);
                  return (
                    <li key={page.id}>
                      <span className={styles.meta}>{index + 1}</span>
                      <SheetThumbnail images={sheetImages(page.urlPath, find)} />
                      <span>
                        <span className={styles.title}>{page.tableOfContentsTitle}</span>
                        {known?.kind !== usual && <span className={styles.meta}>{known?.kind}</span>}
                      </span>
                      <span className={styles.meta}>{count !== undefined && t('pagesShort', { count })}</span>
                    </li>
                  );
                })}
              </ol>
            </section>
            {error && <FieldError>{error}</FieldError>}
            <dl className={styles.sum}>
              <div>
                <dt>{t('form.withSheets')}</dt>
                <dd className="num">{lengthText(length)}</dd>
              </div>
              <div className={styles.meta}>
                <dt>{t('form.language')}</dt>
                <dd>{t('form.languageName')}</dd>
              </div>
              <div className={styles.meta}>
                <dt>{t('form.salutation')}</dt>
                <dd>{salutation}</dd>
              </div>
            </dl>
            <div className={styles.go}>{children}</div>
            <Link to={ROUTES['print-run'].path} target="_blank" className={arrowLinkClass(styles.preview)}>
              {t('form.preview')}
            </Link>
          </>
        )}
      </div>
    </aside>
  );
}

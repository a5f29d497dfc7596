import { comparisonSlug } from '@vitrine/contract/comparisons.ts';
import { DOCUMENT_PAGES_MAX } from '@vitrine/contract/documents.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { Check, Plus, Share2 } from 'lucide';
import { type MouseEvent, useEffect } from 'react';
import { useStore } from 'zustand';
import { shownLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { publicOrigin } from '../../platform.ts';
import { FootBar } from '../../shell/foot-bar.tsx';
import { toggleDocument } from '../../shell/page-bar/toggle-document.ts';
import { sharePage } from '../../shell/page-tools/share-page.ts';
import { rememberSheets } from '../../stores/comparison.ts';
import { useAddedDocuments } from '../../stores/documents.ts';
import { type Comparison, machineNames } from './model.ts';
import type { DifferencesSearch } from './only-differences.ts';
import { printSheets } from './print-sheets.ts';
import { sameComparison } from './same-comparison.ts';
import styles from './use-bar.module.css';

/** The address that shows these machines to anybody with an account, and as they are shown now. */
const linkTo = (machines: readonly string[], { only }: DifferencesSearch) =>
  `${publicOrigin()}${ROUTES.compare.path}?machines=${machines.join(',')}${only ? `&only=${only}` : ''}`;

interface Props {
  comparison: Comparison;
  differences: DifferencesSearch;
}

/** At the foot of a comparison: how many machines and printed pages, share, and the one signal button that takes it into the document. */
export function UseBar({ comparison, differences }: Props) {
  const t = useTexts('comparison');
  const language = useStore(shownLanguage, (store) => store.language);
  const documents = useAddedDocuments();
  const { columns } = comparison;
  const machines = columns.map(({ slug }) => slug);
  const path = routeOf({ kind: 'comparison', slug: comparisonSlug(machines) });
  const title = t('documentTitle', { machines: machineNames(columns) });
  const added = documents.find(({ urlPath }) => sameComparison(urlPath, path));
  const sheets = printSheets(comparison, title).length;
  useEffect(() => rememberSheets(language, added?.urlPath ?? path, sheets), [language, added?.urlPath, path, sheets]);
  const isFull = !added && documents.length >= DOCUMENT_PAGES_MAX;
  const toggle = (press: MouseEvent) => {
    if (isFirstPress(press)) toggleDocument({ path: added?.urlPath ?? path, title, name: title });
  };
  return (
    <FootBar label={t('use')}>
      <p className={styles.count}>
        <b>{t('count', { count: columns.length })}</b> <span className="muted num">{t('sheets', { count: sheets })}</span>
        {isFull && <span role="status"> {t('full')}</span>}
      </p>
      <div className={styles.actions}>
        <Button
          variant="line"
          className={styles.share}
          aria-label={t('shareLabel')}
          onClick={() => void sharePage(title, linkTo(machines, differences))}
        >
          <Icon icon={Share2} />
          <span>{t('share')}</span>
        </Button>
        <Button variant={added ? 'line' : 'signal'} disabled={isFull} onClick={toggle}>
          <Icon icon={added ? Check : Plus} />
          {added ? (
            <span>
              {t('added')}
              <span className="sr">, {t('takeOut')}</span>
            </span>
          ) : (
            t('add')
          )}
        </Button>
      </div>
    </FootBar>
  );
}

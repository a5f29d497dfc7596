import { pageAt } from '@vitrine/contract/page-paths.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowLeft } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../app-link.tsx';
import { useShownLocation } from '../page-title.ts';
import styles from './page-tools.module.css';
import { ShareButton } from './share-button.tsx';
import { useUpperPage } from './upper-page.ts';
import { useWayBack } from './use-way-back.ts';

/** To the page above this one. */
function UpperWay({ path }: { path: string }) {
  const t = useTexts('pageBar');
  const upper = useUpperPage(path) ?? { href: '/', title: t('home') };
  return (
    <AppLink href={upper.href} className={styles.back}>
      <Icon icon={ArrowLeft} />
      <span>{upper.title}</span>
    </AppLink>
  );
}

/**
 * Way back and share link of every page of the catalogue: in the header beside the tools, on phones in a row below it.
 * `place` says which of the two this is. Where the visit began on this page, the row leads to the page above it.
 */
export function PageTools({ place }: { place: 'header' | 'row' }) {
  const t = useTexts('pageBar');
  const back = useWayBack();
  const path = useShownLocation().pathname;
  const page = pageAt(path)?.kind;
  // An automation has a way back of its own (catalogue.md 2), and on phones the share link beside it.
  const hasOwnBack = page === 'product-line-automation';
  const isRow = place === 'row';
  if (!page || (isRow && hasOwnBack)) return null;
  return (
    <div className={classNames(styles.tools, styles[place])} data-screen-only>
      {back && !hasOwnBack && (
        <AppLink href={back.href} onClick={back.onClick} className={styles.back}>
          <Icon icon={ArrowLeft} />
          <span>{t('backTo', { title: back.title })}</span>
        </AppLink>
      )}
      {!back && isRow && <UpperWay path={path} />}
      <ShareButton />
    </div>
  );
}

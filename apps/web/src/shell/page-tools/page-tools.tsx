import { useRouter, useRouterState } from '@tanstack/react-router';
import { pageAt } from '@vitrine/contract/page-paths.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowLeft, Share2 } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { publicOrigin } from '../../platform.ts';
import { AppLink } from '../app-link.tsx';
import { useCurrentTitle } from '../page-title.ts';
import styles from './page-tools.module.css';
import { sharePage } from './share-page.ts';
import { useWayBack } from './use-way-back.ts';

/**
 * Way back and share link of every page of the catalogue: in the header beside the tools, on phones in a row below it.
 * `place` says which of the two this is.
 */
export function PageTools({ place }: { place: 'header' | 'row' }) {
  const t = useTexts('pageBar');
  const router = useRouter();
  const back = useWayBack();
  const title = stripSoftHyphens(useCurrentTitle());
  const page = useRouterState({
    select: ({ location, resolvedLocation }) => pageAt((resolvedLocation ?? location).pathname)?.kind,
  });
  const keepsPage = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.keepsPage });
  if (!page) return null;
  return (
    <div className={classNames(styles.tools, styles[place])} data-screen-only>
      {/* An automation has a way back of its own (catalogue.md 2). */}
      {back && page !== 'product-line-automation' && (
        <AppLink href={back.href} onClick={back.onClick} className={styles.back}>
          <Icon icon={ArrowLeft} />
          <span>{t('backTo', { title: back.title })}</span>
        </AppLink>
      )}
      <button
        type="button"
        className={styles.share}
        aria-label={title ? t('shareNamed', { name: title }) : undefined}
        onClick={() => void sharePage(title, keepsPage ? publicOrigin() + router.history.location.href : undefined)}
      >
        <Icon icon={Share2} />
        {t('share')}
      </button>
    </div>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Share2 } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { publicOrigin } from '../../platform.ts';
import { useCurrentTitle, useShownLocation } from '../page-title.ts';
import styles from './page-tools.module.css';
import { sharePage } from './share-page.ts';

/** Hands out the address of the page on show. */
export function ShareButton() {
  const t = useTexts('pageBar');
  const title = stripSoftHyphens(useCurrentTitle());
  const shown = useShownLocation();
  const keepsPage = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.keepsPage });
  return (
    <button
      type="button"
      className={styles.share}
      aria-label={title ? t('shareNamed', { name: title }) : undefined}
      onClick={() => void sharePage(title, publicOrigin() + (keepsPage ? shown.href : shown.pathname))}
    >
      <Icon icon={Share2} />
      {t('share')}
    </button>
  );
}

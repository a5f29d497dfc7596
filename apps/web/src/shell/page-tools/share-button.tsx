import { useRouter, useRouterState } from '@tanstack/react-router';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { loadCode } from '@vitrine/ui/load-code.ts';
import { Share2 } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { publicOrigin } from '../../platform.ts';
import { useCurrentTitle } from '../page-title.ts';
import styles from './page-tools.module.css';

/** It comes once the page is idle (background.ts), or with a press before that. */
export const loadShare = () => loadCode(() => import(/* later: when it is pressed */ './share-page.ts'));

/** Hands out the address of the page on show. */
export function ShareButton() {
  const t = useTexts('pageBar');
  const router = useRouter();
  const title = stripSoftHyphens(useCurrentTitle());
  const keepsPage = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.keepsPage });
  const share = async () => {
    const { sharePage } = await loadShare();
    await sharePage(title, keepsPage ? publicOrigin() + router.history.location.href : undefined);
  };
  return (
    <button
      type="button"
      className={styles.share}
      aria-label={title ? t('shareNamed', { name: title }) : undefined}
      onClick={() => void share().catch(() => null)}
    >
      <Icon icon={Share2} />
      {t('share')}
    </button>
  );
}

import { Button } from '@vitrine/ui/button.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MediaSearch } from './media-hits.ts';
import styles from './search.module.css';

/** That the media library could not be searched, or is not without a connection: what was found is not all that there may be. */
export function MediaTrouble({ media }: { media: MediaSearch }) {
  const t = useTexts('search');
  const isFailed = media.state === 'failed';
  if (!isFailed && media.state !== 'offline') return null;
  return (
    <div className={`grid ${styles.trouble}`}>
      <div>
        <p role="status">{isFailed ? t('mediaFailed') : t('mediaOffline')}</p>
        {isFailed ? (
          <Button variant="line" small onClick={media.retry}>
            {t('again')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

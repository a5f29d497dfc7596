import { Button } from '@vitrine/ui/button.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MediaSearch } from './media-hits.ts';
import styles from './search.module.css';

interface Props {
  /** Null while nothing is searched for. */
  media: MediaSearch | null;
  /** The button that is pressed goes with the press. */
  onRetry: () => void;
}

/**
 * That the media library could not be searched, or is not without a connection: what was found is not all that there may be. The line is
 * there before its text, which is often not read aloud otherwise.
 */
export function MediaTrouble({ media, onRetry }: Props) {
  const t = useTexts('search');
  const text = media?.state === 'failed' ? t('mediaFailed') : media?.state === 'offline' ? t('mediaOffline') : '';
  return (
    <div className={text ? `grid ${styles.trouble}` : undefined}>
      <div>
        <p role="status">{text}</p>
        {media?.state === 'failed' ? (
          <Button
            variant="line"
            small
            onClick={() => {
              media.retry();
              onRetry();
            }}
          >
            {t('again')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

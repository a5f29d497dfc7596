import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { CircleAlert } from 'lucide';
import { useTexts } from '../i18n/use-texts.ts';
import { offlineMode } from '../stores/offline-mode.ts';

/** In the place of a video: it was left out of the catalogue on the disk, or it does not come and another try may help. */
export function VideoFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('products');
  const desktop = useTexts('desktop');
  const common = useTexts('common');
  const isFromDisk = offlineMode.getState().isOn;
  return (
    <>
      <p>
        <Icon icon={CircleAlert} /> {isFromDisk ? desktop('videoOffline') : t('viewer.failed')}
      </p>
      {!isFromDisk && (
        <Button variant="line" onClick={onRetry}>
          {common('retry')}
        </Button>
      )}
    </>
  );
}

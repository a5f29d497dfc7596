import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../i18n/use-texts.ts';

/** Stands in for a page whose record is on its way: picture, headline, a few lines. */
export function PagePending() {
  const t = useTexts('shell');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="min(60svh, 56vw)" />
      <div className="grid">
        <div>
          <Skeleton width="min(62%, 40rem)" height="3rem" marginTop="3rem" />
          <Skeleton width="min(90%, 34rem)" height="1rem" marginTop="1.5rem" />
          <Skeleton width="min(74%, 28rem)" height="1rem" marginTop="0.75rem" />
        </div>
      </div>
    </div>
  );
}

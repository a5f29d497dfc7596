import { Button } from '@vitrine/ui/button.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pdf-viewer.module.css';
import type { ZoomState } from './use-zoom.ts';

interface Props {
  page: number;
  count: number;
  goTo: (page: number) => void;
  zoom: ZoomState;
}

/** The number of the page on show; another one that is typed is gone to on Enter and when the field is left. */
function PageField({ page, count, goTo }: Omit<Props, 'zoom'>) {
  const t = useTexts('staticProduct');
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number(typed);
    if (typed !== null && Number.isFinite(wanted) && wanted >= 1) goTo(wanted);
    setTyped(null);
  };
  return (
    <span className={styles.number}>
      <input
        aria-label={t('page')}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? page}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      <span className="num">{t('of', { count })}</span>
    </span>
  );
}

/** Pages and zoom. */
export function PageTools({ zoom, ...pages }: Props) {
  const t = useTexts('staticProduct');
  const { page, count, goTo } = pages;
  return (
    <>
      <div className={styles.group}>
        <IconButton icon={ChevronUp} label={t('previous')} disabled={page === 1} onClick={() => goTo(page - 1)} />
        <PageField {...pages} />
        <IconButton icon={ChevronDown} label={t('next')} disabled={page === count} onClick={() => goTo(page + 1)} />
      </div>
      <div className={styles.group}>
        <IconButton icon={Minus} label={t('zoomOut')} disabled={!zoom.canShrink} onClick={() => zoom.step(-1)} />
        <output className={`num ${styles.percent}`}>{t('zoom', { percent: zoom.percent })}</output>
        <IconButton icon={Plus} label={t('zoomIn')} disabled={!zoom.canGrow} onClick={() => zoom.step(1)} />
        <Button variant="ghost" small className={styles.fit} aria-pressed={zoom.fits} onClick={zoom.fit}>
          {t('fit')}
        </Button>
      </div>
    </>
  );
}

import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import { Tabs } from '@vitrine/ui/tabs/tabs.tsx';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../resources.ts';
import { Stage } from './stage.tsx';
import styles from './view-360.module.css';

/** The dark stage on which the machine turns; tabs if there is more than one rendering. */
export function View360({ product }: { product: Product }) {
  const t = useTexts('products');
  const panel = useId();
  const renderings = product['three-d-renderings'].filter(({ images }) => images.length > 0);
  const [selected, setSelected] = useState(renderings[0]?.id ?? '');
  const shown = useDelayed(selected, GALLERY_SWAP_MS);
  const rendering = renderings.find(({ id }) => id === shown) ?? renderings[0];
  if (!rendering) return null;
  return (
    <section className={styles.view} id="view360" data-surface="dark" aria-label={t('turntable.name')}>
      <div className={`grid ${styles.top}`}>
        <h2 className="h2">{t('turntable.headline')}</h2>
        {renderings.length > 1 && (
          <Tabs
            label={t('turntable.renderings')}
            items={renderings.map(({ id, title }) => ({ id, title }))}
            selected={selected}
            onSelect={setSelected}
            panel={panel}
            layout="stack"
            className={styles.tabs}
          />
        )}
      </div>
      <div
        className={styles.stage}
        id={panel}
        data-leaving={shown !== selected || undefined}
        {...(renderings.length > 1 && { role: 'tabpanel', 'aria-label': rendering.title })}
      >
        <Stage rendering={rendering} thumbnail={rendering === renderings[0] ? product.threeDRenderingThumbnail : null} />
      </div>
    </section>
  );
}

/** The value as it was `delay` ms ago: the old picture fades out before the new one takes its place. */
function useDelayed<T>(value: T, delay: number): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return late;
}

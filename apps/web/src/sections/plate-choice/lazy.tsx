import { laterComponent } from '@vitrine/ui/load-code.ts';
import { painted } from '@vitrine/ui/painted.ts';
import { useEffect, useState } from 'react';
import { useLoaded } from '../../shell/use-loaded.ts';
import type { Product } from '../resources.ts';
import styles from './place.module.css';

const loadChoice = laterComponent(() => import('./plate-choice.tsx'), 'PlateChoice');

/**
 * Below a machine's key figures: its code and tables come once the page has its first picture, and without a connection silently later. The
 * place of a machine that has figures is kept until then, or the picture below it would move in sight.
 */
export function PlateChoiceLazy({ product }: { product: Pick<Product, 'slug' | 'hasPlateOutput'> }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isLeft = false;
    // Within the app the page was loaded long ago, and its first picture is on its way to the screen.
    const want = () => void painted().then(() => isLeft || setWanted(true));
    if (document.readyState === 'complete') want();
    else addEventListener('load', want, { once: true });
    return () => {
      isLeft = true;
      removeEventListener('load', want);
    };
  }, []);
  const PlateChoice = useLoaded(loadChoice, isWanted, null);
  const place = product.hasPlateOutput ? <div className={styles.place} data-surface="steel" data-waits data-screen-only /> : null;
  return PlateChoice ? <PlateChoice slug={product.slug} place={place} /> : place;
}

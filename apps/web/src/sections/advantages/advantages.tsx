import { Chips } from '@vitrine/ui/chips/chips.tsx';
import { lazy, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OnceOpen } from '../full-screen/once-open.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import type { Product } from '../product-model.ts';
import { AdvantageTile } from './advantage-tile.tsx';
import styles from './advantages.module.css';
import { advantagesByCategory, filterAdvantages } from './model.ts';
import { tileShapes } from './tile-row.ts';

const viewer = () => import('./advantage-viewer.tsx');
const AdvantageViewer = lazy(() => viewer().then(({ AdvantageViewer: component }) => ({ default: component })));

/** Reasons for the machine, filtered by category; a press on one opens it full screen. */
export function Advantages({ product }: { product: Product }) {
  const t = useTexts('products');
  const all = product.productAdvantageList;
  const [chosen, setChosen] = useState<string | null>(null);
  const categories = advantagesByCategory(all).flatMap(({ id, title, items }) =>
    id === null || title === null ? [] : [{ id, title, count: items.length }],
  );
  const category = categories.some(({ id }) => id === chosen) ? chosen : null;
  const shown = filterAdvantages(all, category);
  const slides = useSlides('advantages', shown.length);
  const shapes = tileShapes(shown.length);
  return (
    <section className="section" data-surface="light" id="advantages">
      <div className="grid head">
        <h2 className="h1">{product.advantagesHeadline ?? t('advantages.headline')}</h2>
        {categories.length > 1 && (
          <Chips
            label={t('advantages.filter')}
            items={[{ id: null, title: t('advantages.all'), count: all.length }, ...categories]}
            selected={category}
            onSelect={setChosen}
          />
        )}
      </div>
      <ul className={`grid ${styles.tiles}`} data-odd={shown.length % 2 === 1 || undefined}>
        {shown.map((advantage, index) => (
          <AdvantageTile
            key={advantage.id}
            advantage={advantage}
            shape={shapes[index] ?? 'third'}
            onPrepare={viewer}
            onOpen={() => slides.show(index)}
          />
        ))}
      </ul>
      <OnceOpen open={slides.open}>
        <AdvantageViewer advantages={shown} slides={slides} />
      </OnceOpen>
    </section>
  );
}

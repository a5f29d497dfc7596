import { Chips } from '@vitrine/ui/chips/chips.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useSlideLists } from '../full-screen/use-slides.ts';
import type { Advantage } from '../resources.ts';
import { AdvantageTile } from './advantage-tile.tsx';
import styles from './advantages.module.css';
import { advantageCategories, filterAdvantages } from './model.ts';
import { tileShapes } from './tile-row.ts';

const loadViewer = laterComponent(() => import(/* later: when it is opened */ './advantage-viewer.tsx'), 'AdvantageViewer');

/** What the advantages are called in the history while none of their categories is chosen. */
const ALL = 'all';

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly Advantage[];
}

/** Reasons for the machine, filtered by category; a press on one opens it full screen. */
export function Advantages({ headline, items }: Props) {
  const t = useTexts('products');
  const categories = advantageCategories(items);
  const categoryOf = (id: string | null) => (categories.some((one) => one.id === id) ? id : null);
  const { list, slides, show } = useSlideLists('advantages', (id) => filterAdvantages(items, categoryOf(id)).length);
  // After a reload one may be open: it is closed over the advantages that it was opened from.
  const [chosen, setChosen] = useState(list);
  const category = categoryOf(chosen);
  const shown = filterAdvantages(items, category);
  const AdvantageViewer = useLoaded(loadViewer, slides.open, slides.close);
  const shapes = tileShapes(shown.length);
  return (
    <section className="section" data-surface="light" data-join="" id="advantages">
      <div className="grid head">
        <h2 className={headline ? 'h1' : 'h2'}>{headline ?? t('advantages.headline')}</h2>
        {categories.length > 0 && (
          <Chips
            label={t('advantages.filter')}
            items={[{ id: null, title: t('advantages.all'), count: items.length }, ...categories]}
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
            onPrepare={loadViewer.ahead}
            onOpen={() => show(category ?? ALL, index)}
          />
        ))}
      </ul>
      {AdvantageViewer && <AdvantageViewer advantages={filterAdvantages(items, categoryOf(list))} slides={slides} />}
    </section>
  );
}

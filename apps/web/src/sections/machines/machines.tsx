import { routeOf } from '@vitrine/contract/page-paths.ts';
import { Carousel } from '@vitrine/ui/carousel/carousel.tsx';
import { Chips } from '@vitrine/ui/chips/chips.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Pair } from '../pair.tsx';
import type { ProductApplication, ProductTeaser } from '../resources.ts';
import styles from './machines.module.css';
import { filterMachines, machineFilter } from './model.ts';

interface Props {
  headline: string;
  items: readonly ProductTeaser[];
  categories: ProductApplication['productCategoryList'];
}

/** Machines beside each other, filtered by their category; each leads to its page. One alone is large. */
export function Machines({ headline, items, categories }: Props) {
  const t = useTexts('products');
  const [chosen, setChosen] = useState<string | null>(null);
  const labels = machineFilter(items, categories);
  const label = labels.find(({ id }) => id === chosen);
  const [only] = items;
  if (only && items.length === 1) {
    const link = { path: routeOf({ kind: 'product', slug: only.slug }), text: t('application.toMachine') };
    return (
      <section className="section" data-surface="light" id="machines">
        <div className="grid head">
          <h2 className="h2">{headline}</h2>
        </div>
        <Pair title={only.productTypeName} copy={only.productKind} image={only.previewImage} link={link} />
      </section>
    );
  }
  return (
    <section className="section" data-surface="light" id="machines">
      <Carousel
        heading={
          <div>
            <h2 className="h2">{headline}</h2>
            {labels.length > 0 && (
              <Chips
                className={styles.filter}
                label={t('application.machinesFilter')}
                items={[{ id: null, title: t('application.all'), count: items.length }, ...labels]}
                selected={label?.id ?? null}
                onSelect={setChosen}
              />
            )}
          </div>
        }
        label={headline}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      >
        {filterMachines(items, label?.title ?? null).map(({ id, slug, productKind, productTypeName, previewImage }) => ({
          key: id,
          cell: (
            <AppLink href={routeOf({ kind: 'product', slug })} className={styles.cell}>
              <figure className={styles.picture}>
                {previewImage && (
                  <Picture image={previewImage} crop={['landscape', 'auto']} sizes="(min-width: 64em) 29vw, 300px" alt="" />
                )}
              </figure>
              <h3 className="h4">{productTypeName}</h3>
              <p className="muted small">{productKind}</p>
            </AppLink>
          ),
        }))}
      </Carousel>
    </section>
  );
}

import { routeOf } from '@vitrine/contract/page-paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { leadsSomewhere } from '../../shell/link-target.ts';
import { Pair } from '../pair.tsx';
import type { ProductLineTeaser } from '../resources.ts';

interface Props {
  items: readonly ProductLineTeaser[];
  /** The section before it is steel as well: they share one space. */
  join?: boolean;
}

/** Lines that do it as a whole, each as a pair of picture and words. */
export function ProductLines({ items, join = false }: Props) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="steel" data-join={join || undefined} id="productLines">
      <div className="grid head">
        <h2 className="h2">{t('application.lines', { count: items.length })}</h2>
      </div>
      {items.map(({ id, slug, title, subline, image }) => {
        const path = routeOf({ kind: 'product-line', slug });
        const link = leadsSomewhere(path) ? { path, text: t('application.toLine') } : null;
        return <Pair key={id} title={title} copy={subline} image={image} link={link} />;
      })}
    </section>
  );
}

import { routeOf } from '@vitrine/contract/page-paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ProductTeaser } from '../resources.ts';
import { Tiles } from '../tiles.tsx';

/** The machines that a case study is about, as tiles. */
export function MachineTiles({ items }: { items: readonly ProductTeaser[] }) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="steel" id="machines">
      <div className="grid head">
        <h2 className="h2">{t('caseStudy.machines')}</h2>
      </div>
      <Tiles
        items={items.map(({ id, slug, productKind, productTypeName, previewImage }) => ({
          id,
          path: routeOf({ kind: 'product', slug }),
          label: productKind,
          title: productTypeName,
          image: previewImage,
        }))}
      />
    </section>
  );
}

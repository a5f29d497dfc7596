import { useTexts } from '../../i18n/use-texts.ts';
import type { RelatedItem } from '../resources.ts';
import { Tiles } from '../tiles.tsx';
import { relatedTiles } from './model.ts';
import styles from './related-content.module.css';

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly RelatedItem[];
}

/** What goes with this page: others, lines, applications, reports, pages; each tile leads to its page. */
export function RelatedContent({ headline, items }: Props) {
  const t = useTexts('products');
  return (
    <section className={`section ${styles.related}`} data-surface="light">
      <div className="grid head">
        <h2 className="h2">{headline ?? t('relatedContent.headline')}</h2>
      </div>
      <Tiles
        items={relatedTiles(items).map(({ id, path, category, label, title, productImage }) => ({
          id,
          path,
          label: label ?? t(`relatedContent.category.${category}`),
          title,
          image: productImage,
        }))}
      />
    </section>
  );
}

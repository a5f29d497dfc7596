import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { Product } from '../product-model.ts';
import { relatedTiles } from './model.ts';
import styles from './related-content.module.css';

/** What goes with this machine: others, lines, applications, reports, pages; each tile leads to its page. */
export function RelatedContent({ product }: { product: Product }) {
  const t = useTexts('products');
  const teasers = relatedTiles(product);
  return (
    <section className={`section ${styles.related}`} data-surface="light">
      <div className="grid head">
        <h2 className="h2">{product.relatedContentHeadline ?? t('relatedContent.headline')}</h2>
      </div>
      <ul
        className={`grid ${styles.tiles}`}
        data-pairs={teasers.length % 3 === 0 ? undefined : teasers.length % 2 === 0 || undefined}
      >
        {teasers.map(({ id, path, category, label, title, productImage }) => (
          <li key={id}>
            <AppLink href={path} className={styles.tile}>
              <figure className={styles.picture}>
                {productImage && (
                  <Picture image={productImage} crop={['landscape', 'auto']} sizes="(min-width: 768px) 32vw, 100vw" alt="" />
                )}
              </figure>
              <p className="label muted">{label ?? t(`relatedContent.category.${category}`)}</p>
              <h3 className="h3">{title}</h3>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

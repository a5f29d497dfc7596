import { PRODUCT_HERO } from '@vitrine/contract/heroes.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { HeroPicture, useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import type { Product } from '../resources.ts';
import styles from './intro.module.css';
import { nameWidth } from './model.ts';

/** Name, subline and key figures over the machine's picture. */
export function Intro({ product }: { product: Product }) {
  const { productKind, productTypeName, keyFigures, productImage, content } = product;
  useDropFirstScreen(productImage !== null);
  return (
    <section className={styles.intro} data-surface="steel">
      {productImage && (
        <div className={styles.stage}>
          <HeroPicture image={productImage} hero={PRODUCT_HERO} />
        </div>
      )}
      <div className={`grid ${styles.words}`}>
        <h1 style={customProperties({ '--name-width': nameWidth(productTypeName) })}>
          <span className="h3">{productKind} </span>
          <span className="display">{productTypeName}</span>
        </h1>
        <p className="lead">{content.productSubline}</p>
      </div>
      {keyFigures.length > 0 && (
        <div className={`grid ${styles.figures}`}>
          <dl>
            {keyFigures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

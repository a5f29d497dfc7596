import { SheetPicture } from '../../print/sheet-picture.tsx';
import { HIGHEST } from '../../print/sheet-place.ts';
import styles from '../../print/sheets.module.css';
import type { Product } from '../resources.ts';

/** Between kind and type in the bookmark: an ordinary space would be dropped at the end of its line. */
const NO_BREAK_SPACE = '\u00a0';

interface Props {
  product: Product;
  anchor?: string | undefined;
}

/** The machine full bleed, its type name, one sentence and its key figures. */
export function Intro({ product: p, anchor }: Props) {
  return (
    <section className={`${styles.sheet} ${styles.first}`} id={anchor}>
      {p.productImage && (
        <SheetPicture className={styles.machine} image={p.productImage} fill="portrait" highest={HIGHEST.first} />
      )}
      <div className={styles.inner}>
        <div>
          <h1>
            <span className={styles.kind}>{`${p.productKind}${NO_BREAK_SPACE}`}</span>
            <span className={styles.type}>{p.productTypeName}</span>
          </h1>
          <p className={styles.lead}>{p.content.productSubline}</p>
        </div>
        {p.keyFigures.length > 0 && (
          <dl className={styles.figures}>
            {p.keyFigures.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd>{figure.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

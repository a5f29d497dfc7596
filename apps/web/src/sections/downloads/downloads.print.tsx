import { activeLanguage } from '../../api/client.ts';
import { fileSize } from '../../i18n/file-size.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import type { Product } from '../product-model.ts';
import { downloadRows } from './model.ts';

interface Props {
  product: Product;
  /** Address that links in the PDF begin with. */
  origin: string;
}

/** Technical documents; each name leads to its file. */
export function Downloads({ product, origin }: Props) {
  const t = useTexts('print');
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('downloads')}</h2>
      <ul className={styles.downloads}>
        {downloadRows(product).map(({ id, name, kind, size, languages, storageUrl }) => (
          <li key={id}>
            <a href={new URL(storageUrl, origin).href}>
              <span className={styles.entryTitle}>{name}</span>
              <span>{languages ?? t('neutral')}</span>
              <span>{kind}</span>
              <span className={styles.size}>{fileSize(size, activeLanguage())}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

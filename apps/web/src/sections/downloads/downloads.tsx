import { Icon } from '@vitrine/ui/icon.tsx';
import { Download } from 'lucide';
import { fileSize } from '../../i18n/file-size.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../product-model.ts';
import { downloadAddress } from './download-address.ts';
import styles from './downloads.module.css';
import { downloadRows } from './model.ts';

/** Technical documents: a press on a row saves the file. */
export function Downloads({ product }: { product: Product }) {
  const t = useTexts('products');
  const { language } = useLanguage();
  return (
    <section className="section" data-surface="light" id="downloads">
      <div className="grid split">
        <h2 className="h2">{t('downloads.headline')}</h2>
        <ul className="rows">
          {downloadRows(product).map(({ id, name, kind, size, languages, storageUrl }) => (
            <li key={id}>
              <a className={styles.row} href={downloadAddress(storageUrl)} download>
                <span className={`h4 ${styles.name}`}>{name}</span>
                <span className={styles.fact}>{kind}</span>
                <span className={`num ${styles.fact}`}>{fileSize(size, language)}</span>
                <span className={styles.fact}>{languages ?? t('downloads.neutral')}</span>
                <Icon icon={Download} size="l" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

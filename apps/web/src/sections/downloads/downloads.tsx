import { Icon } from '@vitrine/ui/icon.tsx';
import { Download } from 'lucide';
import { fileSize } from '../../i18n/file-size.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../product-model.ts';
import { downloadAddress } from './download-address.ts';
import styles from './downloads.module.css';

/** Technical documents: a press on a row saves the file. */
export function Downloads({ product }: { product: Product }) {
  const t = useTexts('products');
  const { language } = useLanguage();
  return (
    <section className="section" data-surface="light" id="downloads">
      <div className="grid split">
        <h2 className="h2">{t('downloads.headline')}</h2>
        <ul className="rows">
          {product.productDownloadsList.map(({ id, fileName, languages, content }) => {
            const kind = content.extension.replace('.', '').toUpperCase();
            const size = fileSize(content.size, language);
            const tongues =
              languages.length > 0 ? languages.map((code) => code.toUpperCase()).join(', ') : t('downloads.neutral');
            return (
              <li key={id}>
                <a className={styles.row} href={downloadAddress(content.storageUrl)} download>
                  <span className={`h4 ${styles.name}`}>{fileName}</span>
                  <span className={styles.fact}>{kind}</span>
                  <span className={`num ${styles.fact}`}>{size}</span>
                  <span className={styles.fact}>{tongues}</span>
                  <Icon icon={Download} size="l" />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

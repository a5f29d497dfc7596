import { Icon } from '@vitrine/ui/icon.tsx';
import { Download } from 'lucide';
import { fileSize } from '../../i18n/file-size.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { downloadAddress } from '../download-address.ts';
import type { TechnicalDocument } from '../resources.ts';
import styles from './downloads.module.css';
import { downloadRows } from './model.ts';

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly TechnicalDocument[];
}

/** Technical documents: a press on a row saves the file. */
export function Downloads({ headline, items }: Props) {
  const t = useTexts('products');
  const { language } = useLanguage();
  return (
    <section className="section" data-surface="light" id="downloads">
      <div className="grid split">
        <h2 className="h2">{headline ?? t('downloads.headline')}</h2>
        <ul className="rows">
          {downloadRows(items).map(({ id, name, kind, size, languages, storageUrl }) => (
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

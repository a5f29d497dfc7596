import type { download } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { activeLanguage } from '../../api/client.ts';
import { fileSize } from '../../i18n/file-size.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';

interface Props {
  downloads: Model<typeof download>[];
  origin: string;
}

/** Technical documents; each name leads to its file. */
export function Downloads({ downloads, origin }: Props) {
  const t = useTexts('print');
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('downloads')}</h2>
      <ul className={styles.downloads}>
        {downloads.map(({ id, fileName, languages, content }) => (
          <li key={id}>
            <a href={new URL(content.storageUrl, origin).href}>
              <span className={styles.entryTitle}>{fileName}</span>
              <span>{languages.join(', ').toUpperCase()}</span>
              <span>{content.extension.toUpperCase()}</span>
              <span className={styles.size}>{fileSize(content.size, activeLanguage())}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

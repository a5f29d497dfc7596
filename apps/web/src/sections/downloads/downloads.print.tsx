import { activeLanguage } from '../../api/client.ts';
import { fileSize } from '../../i18n/file-size.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import type { TechnicalDocument } from '../resources.ts';
import { downloadRows } from './model.ts';

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly TechnicalDocument[];
  /** Address that links in the PDF begin with. */
  origin: string;
}

/** Technical documents; each name leads to its file. */
export function Downloads({ headline, items, origin }: Props) {
  const t = useTexts('print');
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{headline ?? t('downloads')}</h2>
      <ul className={styles.downloads}>
        {downloadRows(items).map(({ id, name, kind, size, languages, storageUrl }) => (
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
